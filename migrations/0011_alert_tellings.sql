CREATE TABLE `alert_tellings` (
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`told_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `kind`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `alert_tellings_told_at_index` ON `alert_tellings` (`told_at`);
--> statement-breakpoint
INSERT INTO `alert_tellings` (`user_id`, `kind`, `told_at`)
SELECT `user_id`, `kind`, max(`created_at`) FROM `alert_messages` GROUP BY `user_id`, `kind`;

CREATE TABLE `recovery_links` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recovery_links_user_id_index` ON `recovery_links` (`user_id`);--> statement-breakpoint
CREATE INDEX `recovery_links_expires_at_index` ON `recovery_links` (`expires_at`);--> statement-breakpoint
CREATE INDEX `users_email_index` ON `users` (lower("email"));
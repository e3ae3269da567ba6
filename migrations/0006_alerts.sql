CREATE TABLE `alert_feeds` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`token` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `alert_feeds_token_unique` ON `alert_feeds` (`token`);--> statement-breakpoint
CREATE TABLE `alert_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`alert_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`destination_id` integer NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`date` text NOT NULL,
	`score` integer NOT NULL,
	`created_at` integer NOT NULL,
	`read_at` integer,
	FOREIGN KEY (`alert_id`) REFERENCES `alerts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `alert_messages_told_unique` ON `alert_messages` (`alert_id`,`date`,`destination_id`,`kind`);--> statement-breakpoint
CREATE INDEX `alert_messages_user_id_read_at_index` ON `alert_messages` (`user_id`,`read_at`);--> statement-breakpoint
CREATE INDEX `alert_messages_date_index` ON `alert_messages` (`date`);--> statement-breakpoint
CREATE TABLE `alerts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`outcode` text NOT NULL,
	`driving_hours` integer NOT NULL,
	`style` text NOT NULL,
	`threshold` integer NOT NULL,
	`weekdays` integer NOT NULL,
	`is_paused` integer DEFAULT false NOT NULL,
	`is_stale` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `alerts_user_id_index` ON `alerts` (`user_id`);
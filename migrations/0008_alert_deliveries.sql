CREATE TABLE `alert_channels` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`address` text NOT NULL,
	`token` text,
	`site` text NOT NULL,
	`created_at` integer NOT NULL,
	`confirmed_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `alert_channels_token_unique` ON `alert_channels` (`token`);--> statement-breakpoint
CREATE INDEX `alert_channels_user_id_index` ON `alert_channels` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `alert_channels_mail_unique` ON `alert_channels` (`user_id`) WHERE kind = 'mail';--> statement-breakpoint
CREATE TABLE `alert_deliveries` (
	`message_id` integer NOT NULL,
	`channel_id` integer NOT NULL,
	`state` text DEFAULT 'pending' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`is_repeat` integer DEFAULT false NOT NULL,
	`due_at` integer NOT NULL,
	`ended_at` integer,
	PRIMARY KEY(`message_id`, `channel_id`),
	FOREIGN KEY (`message_id`) REFERENCES `alert_messages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`channel_id`) REFERENCES `alert_channels`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `alert_deliveries_state_due_at_index` ON `alert_deliveries` (`state`,`due_at`);--> statement-breakpoint
CREATE INDEX `alert_deliveries_channel_id_index` ON `alert_deliveries` (`channel_id`);
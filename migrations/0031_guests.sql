-- The owner of an alert may be a guest: four tables are written again, since SQLite cannot drop NOT NULL. The former
-- ones are dropped from the children up, so that no row is deleted with its parent. Renaming also renames the references.
CREATE TABLE `__new_alert_channels` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer,
	`kind` text NOT NULL,
	`address` text NOT NULL,
	`token` text,
	`session_id` text,
	`p256dh` text,
	`auth` text,
	`vapid_public_key` text,
	`site` text NOT NULL,
	`created_at` integer NOT NULL,
	`confirmed_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
INSERT INTO `__new_alert_channels`("id", "user_id", "kind", "address", "token", "session_id", "p256dh", "auth", "vapid_public_key", "site", "created_at", "confirmed_at") SELECT "id", "user_id", "kind", "address", "token", "session_id", "p256dh", "auth", "vapid_public_key", "site", "created_at", "confirmed_at" FROM `alert_channels`;--> statement-breakpoint
CREATE TABLE `__new_alerts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer,
	`channel_id` integer,
	`search` text DEFAULT '' NOT NULL,
	`kind` text DEFAULT 'sunny' NOT NULL,
	`threshold` integer NOT NULL,
	`weekdays` integer NOT NULL,
	`is_paused` integer DEFAULT false NOT NULL,
	`is_stale` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`checked_at` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`channel_id`) REFERENCES `__new_alert_channels`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
INSERT INTO `__new_alerts`("id", "user_id", "search", "kind", "threshold", "weekdays", "is_paused", "is_stale", "created_at", "checked_at") SELECT "id", "user_id", "search", "kind", "threshold", "weekdays", "is_paused", "is_stale", "created_at", "checked_at" FROM `alerts`;--> statement-breakpoint
CREATE TABLE `__new_alert_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`alert_id` integer NOT NULL,
	`user_id` integer,
	`kind` text NOT NULL,
	`destination_id` integer NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`date` text NOT NULL,
	`score` integer NOT NULL,
	`search` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`read_at` integer,
	`warning` text,
	`said` text,
	FOREIGN KEY (`alert_id`) REFERENCES `__new_alerts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
INSERT INTO `__new_alert_messages`("id", "alert_id", "user_id", "kind", "destination_id", "slug", "name", "date", "score", "search", "created_at", "read_at", "warning", "said") SELECT "id", "alert_id", "user_id", "kind", "destination_id", "slug", "name", "date", "score", "search", "created_at", "read_at", "warning", "said" FROM `alert_messages`;--> statement-breakpoint
CREATE TABLE `__new_alert_deliveries` (
	`message_id` integer NOT NULL,
	`channel_id` integer NOT NULL,
	`state` text DEFAULT 'pending' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`is_repeat` integer DEFAULT false NOT NULL,
	`due_at` integer NOT NULL,
	`ended_at` integer,
	PRIMARY KEY(`message_id`, `channel_id`),
	FOREIGN KEY (`message_id`) REFERENCES `__new_alert_messages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`channel_id`) REFERENCES `__new_alert_channels`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
INSERT INTO `__new_alert_deliveries` SELECT * FROM `alert_deliveries`;--> statement-breakpoint
DROP TABLE `alert_deliveries`;--> statement-breakpoint
DROP TABLE `alert_messages`;--> statement-breakpoint
DROP TABLE `alerts`;--> statement-breakpoint
DROP TABLE `alert_channels`;--> statement-breakpoint
ALTER TABLE `__new_alert_channels` RENAME TO `alert_channels`;--> statement-breakpoint
ALTER TABLE `__new_alerts` RENAME TO `alerts`;--> statement-breakpoint
ALTER TABLE `__new_alert_messages` RENAME TO `alert_messages`;--> statement-breakpoint
ALTER TABLE `__new_alert_deliveries` RENAME TO `alert_deliveries`;--> statement-breakpoint
CREATE UNIQUE INDEX `alert_channels_token_unique` ON `alert_channels` (`token`);--> statement-breakpoint
CREATE INDEX `alert_channels_user_id_index` ON `alert_channels` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `alert_channels_mail_unique` ON `alert_channels` (`user_id`) WHERE kind = 'mail';--> statement-breakpoint
CREATE UNIQUE INDEX `alert_channels_push_unique` ON `alert_channels` (`address`) WHERE kind = 'push';--> statement-breakpoint
CREATE INDEX `alert_channels_session_id_index` ON `alert_channels` (`session_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `alert_messages_told_unique` ON `alert_messages` (`alert_id`,`date`,`destination_id`,`kind`);--> statement-breakpoint
CREATE INDEX `alert_messages_user_id_read_at_index` ON `alert_messages` (`user_id`,`read_at`);--> statement-breakpoint
CREATE INDEX `alert_messages_date_index` ON `alert_messages` (`date`);--> statement-breakpoint
CREATE INDEX `alerts_user_id_index` ON `alerts` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `alerts_channel_id_unique` ON `alerts` (`channel_id`);--> statement-breakpoint
CREATE INDEX `alert_deliveries_state_due_at_index` ON `alert_deliveries` (`state`,`due_at`);--> statement-breakpoint
CREATE INDEX `alert_deliveries_channel_id_index` ON `alert_deliveries` (`channel_id`);

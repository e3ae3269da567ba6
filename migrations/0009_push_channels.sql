ALTER TABLE `alert_channels` ADD `session_id` text REFERENCES sessions(id) ON DELETE cascade;--> statement-breakpoint
ALTER TABLE `alert_channels` ADD `p256dh` text;--> statement-breakpoint
ALTER TABLE `alert_channels` ADD `auth` text;--> statement-breakpoint
CREATE UNIQUE INDEX `alert_channels_push_unique` ON `alert_channels` (`address`) WHERE kind = 'push';--> statement-breakpoint
CREATE INDEX `alert_channels_session_id_index` ON `alert_channels` (`session_id`);
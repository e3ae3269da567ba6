ALTER TABLE `users` ADD `last_seen_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `unused_notice_at` integer;--> statement-breakpoint
CREATE INDEX `search_history_timestamp_index` ON `search_history` (`timestamp`);
ALTER TABLE `sessions` ADD `device` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `last_seen_at` integer;--> statement-breakpoint
ALTER TABLE `sign_in_attempts` ADD `ends_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `sign_in_attempts_ends_at_index` ON `sign_in_attempts` (`ends_at`);
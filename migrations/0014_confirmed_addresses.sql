ALTER TABLE `users` ADD `email_added_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `email_token` text;--> statement-breakpoint
ALTER TABLE `users` ADD `email_confirmed_at` integer;--> statement-breakpoint
CREATE INDEX `users_email_token_index` ON `users` (`email_token`);
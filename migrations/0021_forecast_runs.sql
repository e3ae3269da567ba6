ALTER TABLE `weather_data` ADD `run_at` integer;--> statement-breakpoint
ALTER TABLE `weather_data` ADD `checked_at` integer;
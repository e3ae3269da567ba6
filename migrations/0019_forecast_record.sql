CREATE TABLE `accuracy_sums` (
	`month` text PRIMARY KEY NOT NULL,
	`sums` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `forecast_record` (
	`date` text NOT NULL,
	`days_ahead` integer NOT NULL,
	`providers` text NOT NULL,
	`entries` text NOT NULL,
	`is_counted` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`date`, `days_ahead`)
);
--> statement-breakpoint
CREATE INDEX `forecast_record_not_counted_index` ON `forecast_record` (`date`) WHERE is_counted = 0;
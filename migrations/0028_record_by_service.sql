DROP TABLE `accuracy_days`;--> statement-breakpoint
DROP TABLE `forecast_record`;--> statement-breakpoint
CREATE TABLE `forecast_record` (
	`provider` text NOT NULL,
	`date` text NOT NULL,
	`days_ahead` integer NOT NULL,
	`counted` text,
	`entries` text NOT NULL,
	PRIMARY KEY(`provider`, `date`, `days_ahead`)
);

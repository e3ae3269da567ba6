-- Entries were packed in base64 before. The record begins again, in JSON.
DELETE FROM `forecast_record`;--> statement-breakpoint
CREATE TABLE `accuracy_days` (
	`date` text PRIMARY KEY NOT NULL,
	`counted` text NOT NULL
);

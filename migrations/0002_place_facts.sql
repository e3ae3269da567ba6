ALTER TABLE `destinations` ADD `best_months` text;--> statement-breakpoint
ALTER TABLE `destinations` ADD `wet_day_plan` text;--> statement-breakpoint
ALTER TABLE `destinations` ADD `bathing_water` text;--> statement-breakpoint
ALTER TABLE `destinations` ADD `car_park` text;--> statement-breakpoint
ALTER TABLE `destinations` ADD `toilets` text;--> statement-breakpoint
ALTER TABLE `destinations` ADD `station` text;--> statement-breakpoint
ALTER TABLE `destinations` ADD `checked_on` text;
ALTER TABLE `destinations` ADD `car_park_latitude` real;--> statement-breakpoint
ALTER TABLE `destinations` ADD `car_park_longitude` real;
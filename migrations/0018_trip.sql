CREATE TABLE `trip_shares` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`token` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `trip_shares_token_unique` ON `trip_shares` (`token`);--> statement-breakpoint
CREATE TABLE `trip_stops` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`destination_id` integer NOT NULL,
	`arrival` text NOT NULL,
	`nights` integer NOT NULL,
	`leave` integer,
	`outcode` text,
	`things` text NOT NULL,
	`stay` text,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`destination_id`) REFERENCES `destinations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `trip_stops_user_id_destination_id_unique` ON `trip_stops` (`user_id`,`destination_id`);--> statement-breakpoint
CREATE INDEX `trip_stops_destination_id_index` ON `trip_stops` (`destination_id`);
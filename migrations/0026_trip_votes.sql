CREATE TABLE `trip_votes` (
	`user_id` integer NOT NULL,
	`destination_id` integer NOT NULL,
	`voter` text NOT NULL,
	`vote` text NOT NULL,
	PRIMARY KEY(`user_id`, `destination_id`, `voter`),
	FOREIGN KEY (`user_id`) REFERENCES `trip_shares`(`user_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`destination_id`) REFERENCES `destinations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `trip_votes_destination_id_index` ON `trip_votes` (`destination_id`);
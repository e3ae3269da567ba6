CREATE TABLE `audit_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer,
	`username` text NOT NULL,
	`action` text NOT NULL,
	`subject_id` integer,
	`at` integer NOT NULL,
	`before` text,
	`after` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `audit_log_at_index` ON `audit_log` (`at`);--> statement-breakpoint
CREATE INDEX `audit_log_user_id_index` ON `audit_log` (`user_id`);--> statement-breakpoint
CREATE TABLE `destinations` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`postcode` text NOT NULL,
	`image_url` text NOT NULL,
	`latitude` real NOT NULL,
	`longitude` real NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`activities` text DEFAULT '[]' NOT NULL,
	`hotels` text DEFAULT '[]' NOT NULL,
	`campsites` text DEFAULT '[]' NOT NULL,
	`region` text DEFAULT '' NOT NULL,
	`kind` text NOT NULL,
	`featured` integer DEFAULT false NOT NULL,
	`special_offer` text,
	`partnership_code` text,
	`updated_at` integer NOT NULL,
	`source_suggestion_id` integer,
	`catalogue_hash` text,
	FOREIGN KEY (`source_suggestion_id`) REFERENCES `suggestions`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `destinations_slug_unique` ON `destinations` (`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `destinations_source_suggestion_id_unique` ON `destinations` (`source_suggestion_id`);--> statement-breakpoint
CREATE TABLE `favorite_destinations` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`destination_id` integer NOT NULL,
	`timestamp` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`destination_id`) REFERENCES `destinations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `favorite_destinations_user_id_destination_id_unique` ON `favorite_destinations` (`user_id`,`destination_id`);--> statement-breakpoint
CREATE INDEX `favorite_destinations_destination_id_index` ON `favorite_destinations` (`destination_id`);--> statement-breakpoint
CREATE TABLE `leases` (
	`name` text PRIMARY KEY NOT NULL,
	`holder` text NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `refresh_runs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`scheduled_for` integer NOT NULL,
	`started_at` integer NOT NULL,
	`ended_at` integer,
	`places_refreshed` integer DEFAULT 0 NOT NULL,
	`places_failed` integer DEFAULT 0 NOT NULL,
	`provider` text NOT NULL,
	`outcome` text DEFAULT 'running' NOT NULL,
	`error` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `refresh_runs_scheduled_for_unique` ON `refresh_runs` (`scheduled_for`);--> statement-breakpoint
CREATE INDEX `refresh_runs_started_at_index` ON `refresh_runs` (`started_at`);--> statement-breakpoint
CREATE TABLE `removed_destinations` (
	`slug` text PRIMARY KEY NOT NULL,
	`removed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `search_history` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`destination_id` integer,
	`postcode` text NOT NULL,
	`driving_hours` integer NOT NULL,
	`clicked` integer DEFAULT false NOT NULL,
	`timestamp` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`destination_id`) REFERENCES `destinations`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `search_history_user_id_timestamp_index` ON `search_history` (`user_id`,`timestamp`);--> statement-breakpoint
CREATE INDEX `search_history_destination_id_index` ON `search_history` (`destination_id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user_id_index` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expires_at_index` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `sign_in_attempts` (
	`subject` text PRIMARY KEY NOT NULL,
	`window_start` integer NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sign_in_attempts_window_start_index` ON `sign_in_attempts` (`window_start`);--> statement-breakpoint
CREATE TABLE `suggestions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer,
	`type` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`location` text,
	`website` text,
	`telephone` text,
	`area` text,
	`why_visit` text,
	`has_beach` integer DEFAULT false NOT NULL,
	`has_adventure_sports` integer DEFAULT false NOT NULL,
	`has_hiking` integer DEFAULT false NOT NULL,
	`has_dog_friendly_places` integer DEFAULT false NOT NULL,
	`has_nature_walks` integer DEFAULT false NOT NULL,
	`has_accessible_places` integer DEFAULT false NOT NULL,
	`is_owner` integer DEFAULT false NOT NULL,
	`offers_discounts` integer DEFAULT false NOT NULL,
	`is_family_friendly` integer DEFAULT false NOT NULL,
	`is_accessible` integer DEFAULT false NOT NULL,
	`is_dog_friendly` integer DEFAULT false NOT NULL,
	`admin_notes` text,
	`reviewed_by` integer,
	`reviewed_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`reviewed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `suggestions_status_created_at_index` ON `suggestions` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `suggestions_user_id_index` ON `suggestions` (`user_id`);--> statement-breakpoint
CREATE INDEX `suggestions_reviewed_by_index` ON `suggestions` (`reviewed_by`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`username` text NOT NULL,
	`username_key` text NOT NULL,
	`password` text NOT NULL,
	`email` text,
	`dog_friendly` integer DEFAULT false NOT NULL,
	`family_friendly` integer DEFAULT false NOT NULL,
	`accessible` integer DEFAULT false NOT NULL,
	`hiking` integer DEFAULT false NOT NULL,
	`country_walks` integer DEFAULT false NOT NULL,
	`history` integer DEFAULT false NOT NULL,
	`adventure` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_username_key_unique` ON `users` (`username_key`);--> statement-breakpoint
CREATE TABLE `weather_data` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`destination_id` integer NOT NULL,
	`timestamp` integer NOT NULL,
	`provider` text NOT NULL,
	`current_weather` text NOT NULL,
	`forecast` text NOT NULL,
	FOREIGN KEY (`destination_id`) REFERENCES `destinations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `weather_data_destination_id_unique` ON `weather_data` (`destination_id`);
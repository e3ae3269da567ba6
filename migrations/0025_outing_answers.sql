CREATE TABLE `outing_answers` (
	`destination_id` integer NOT NULL,
	`date` text NOT NULL,
	`answer` text NOT NULL,
	`people` integer NOT NULL,
	PRIMARY KEY(`destination_id`, `date`, `answer`),
	FOREIGN KEY (`destination_id`) REFERENCES `destinations`(`id`) ON UPDATE no action ON DELETE cascade
);

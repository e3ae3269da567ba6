CREATE TABLE `open_facts` (
	`slug` text PRIMARY KEY NOT NULL,
	`facts` text NOT NULL
);

ALTER TABLE `alert_messages` ADD `outcode` text;--> statement-breakpoint
ALTER TABLE `alert_messages` ADD `driving_hours` integer;--> statement-breakpoint
ALTER TABLE `alert_messages` ADD `style` text;--> statement-breakpoint
UPDATE `alert_messages` SET (`outcode`, `driving_hours`, `style`) = (
	SELECT `outcode`, `driving_hours`, `style` FROM `alerts` WHERE `alerts`.`id` = `alert_messages`.`alert_id`
);

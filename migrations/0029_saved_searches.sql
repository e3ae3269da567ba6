ALTER TABLE `alerts` ADD `search` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `alerts` ADD `kind` text DEFAULT 'sunny' NOT NULL;--> statement-breakpoint
ALTER TABLE `alerts` ADD `checked_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `alert_messages` ADD `search` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `alert_messages` ADD `said` text;--> statement-breakpoint
-- As savedSearch writes it. Alerts had no passes of their own: they used those of the account.
UPDATE `alerts` SET `search` = 'from=' || `outcode` || '&drivingHours=' || `driving_hours`
  || CASE `style` WHEN 'beach' THEN '&ranking=beach' ELSE '' END
  || coalesce('&passes=' || (SELECT group_concat(`value`) FROM (
    SELECT pass.value FROM `users`, json_each(`users`.`passes`) AS pass WHERE `users`.`id` = `alerts`.`user_id` ORDER BY 1)), '');--> statement-breakpoint
UPDATE `alert_messages` SET `search` = (
  SELECT 'from=' || coalesce(`alert_messages`.`outcode`, `alerts`.`outcode`)
    || '&drivingHours=' || coalesce(`alert_messages`.`driving_hours`, `alerts`.`driving_hours`)
    || CASE coalesce(`alert_messages`.`style`, `alerts`.`style`) WHEN 'beach' THEN '&ranking=beach' ELSE '' END
    || substr(`alerts`.`search`, coalesce(nullif(instr(`alerts`.`search`, '&passes='), 0), 10000))
  FROM `alerts` WHERE `alerts`.`id` = `alert_messages`.`alert_id`);--> statement-breakpoint
ALTER TABLE `alert_messages` DROP COLUMN `outcode`;--> statement-breakpoint
ALTER TABLE `alert_messages` DROP COLUMN `driving_hours`;--> statement-breakpoint
ALTER TABLE `alert_messages` DROP COLUMN `style`;--> statement-breakpoint
ALTER TABLE `alerts` DROP COLUMN `outcode`;--> statement-breakpoint
ALTER TABLE `alerts` DROP COLUMN `driving_hours`;--> statement-breakpoint
ALTER TABLE `alerts` DROP COLUMN `style`;

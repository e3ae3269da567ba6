DROP INDEX `sign_in_attempts_window_start_index`;--> statement-breakpoint
ALTER TABLE `sign_in_attempts` DROP COLUMN `window_start`;
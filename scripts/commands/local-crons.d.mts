export const WEATHER_CRON: string;
export const WARNINGS_CRON: string;
export const CRONS: readonly { readonly cron: string; readonly everyMs: number; readonly afterMs: number }[];
export function dueCrons(sinceMs: number, nowMs: number): string[];
export function runCronsOnTime(runCron: (cron: string) => Promise<unknown>): void;

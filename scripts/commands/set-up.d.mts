export const SETUP_SOURCES: readonly string[];
export function isSetUp(): boolean;
export function setUp(): Promise<number>;
export function stampSetup(): void;
export function hashOfFiles(paths: readonly string[]): string;
export function isStamped(stampPath: string, hash: string): boolean;
export function stamp(stampPath: string, hash: string): void;
export function removeStamp(stampPath: string): void;

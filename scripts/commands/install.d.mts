export function systemBrowser(): string | undefined;
export function wholeBrowser(): string | undefined;
export function firefox(): string | undefined;
export function webKit(): string | undefined;

export function passwordWords(address: string, password: string | undefined): Promise<string>;

export function takePort(port: number): Promise<string | null>;

export function untilHealthy(address: string): Promise<void>;

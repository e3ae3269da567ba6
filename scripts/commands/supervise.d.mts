export function supervise(args: readonly string[]): Promise<number>;
export function endWithoutParent(): void;

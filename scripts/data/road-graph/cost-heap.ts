/**
 * A binary heap of numbers, sorted by key. A number may be in it more than once. Numbers with equal keys come out in
 * ascending order.
 */
export class CostHeap {
  private readonly items: number[] = [];
  private readonly keys: number[] = [];

  get size(): number {
    return this.items.length;
  }

  clear(): void {
    this.items.length = 0;
    this.keys.length = 0;
  }

  leastKey(): number {
    return this.keys[0] ?? Infinity;
  }

  push(item: number, key: number): void {
    const { items, keys } = this;
    let place = items.length;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (!isBefore(key, item, keys[parent] as number, items[parent] as number)) break;
      items[place] = items[parent] as number;
      keys[place] = keys[parent] as number;
      place = parent;
    }
    items[place] = item;
    keys[place] = key;
  }

  /** Removes and returns the first number; -1 if there is none. */
  pop(): number {
    const { items, keys } = this;
    const first = items[0] ?? -1;
    const item = items.pop() ?? -1;
    const key = keys.pop() ?? Infinity;
    const size = items.length;
    if (size === 0) return first;
    let place = 0;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= size) break;
      const right = child + 1;
      if (
        right < size &&
        isBefore(keys[right] as number, items[right] as number, keys[child] as number, items[child] as number)
      )
        child = right;
      if (!isBefore(keys[child] as number, items[child] as number, key, item)) break;
      items[place] = items[child] as number;
      keys[place] = keys[child] as number;
      place = child;
    }
    items[place] = item;
    keys[place] = key;
    return first;
  }
}

function isBefore(keyA: number, itemA: number, keyB: number, itemB: number): boolean {
  return keyA < keyB || (keyA === keyB && itemA < itemB);
}

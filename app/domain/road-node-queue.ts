/** Nodes that a search has still to settle: a binary heap in typed arrays, ordered by `keys`. */
export interface NodeQueue {
  length: number;
  readonly heap: Uint16Array;
  /** Where each node stands in the heap, plus one; 0 where it does not. */
  readonly places: Uint16Array;
  /** Shared with the search, which lowers a node's key before it calls `pushOrRaise`. */
  readonly keys: Float64Array;
}

/** An empty queue for as many nodes as there are keys. */
export function createNodeQueue(keys: Float64Array): NodeQueue {
  return { length: 0, heap: new Uint16Array(keys.length), places: new Uint16Array(keys.length), keys };
}

export function clearQueue(queue: NodeQueue): void {
  queue.length = 0;
  queue.places.fill(0);
}

/** Puts a node in, or moves it towards the front after its key fell. */
export function pushOrRaise(queue: NodeQueue, node: number): void {
  const { heap, places, keys } = queue;
  const key = keys[node] as number;
  let place = (places[node] as number) - 1;
  if (place < 0) place = queue.length++;
  while (place > 0) {
    const parentPlace = (place - 1) >> 1;
    const parent = heap[parentPlace] as number;
    if ((keys[parent] as number) <= key) break;
    heap[place] = parent;
    places[parent] = place + 1;
    place = parentPlace;
  }
  heap[place] = node;
  places[node] = place + 1;
}

/** Takes out the node with the least key. The queue must not be empty. */
export function popNearest(queue: NodeQueue): number {
  const { heap, places } = queue;
  const nearest = heap[0] as number;
  places[nearest] = 0;
  queue.length--;
  if (queue.length > 0) sinkFromFront(queue, heap[queue.length] as number);
  return nearest;
}

/** Finds the place of a node that starts at the front, moving smaller children up. */
function sinkFromFront({ heap, places, keys, length }: NodeQueue, node: number): void {
  const key = keys[node] as number;
  let place = 0;
  for (;;) {
    let childPlace = 2 * place + 1;
    if (childPlace >= length) break;
    let child = heap[childPlace] as number;
    if (childPlace + 1 < length) {
      const right = heap[childPlace + 1] as number;
      if ((keys[right] as number) < (keys[child] as number)) {
        child = right;
        childPlace++;
      }
    }
    if ((keys[child] as number) >= key) break;
    heap[place] = child;
    places[child] = place + 1;
    place = childPlace;
  }
  heap[place] = node;
  places[node] = place + 1;
}

import { emptyQueue, type ArrivalQueue } from '#domain/booking/waitingArrivals.ts';
import { readStored, writeStored } from './browserStorage.ts';
import { storedChanges } from './storedChanges.ts';

/** Survives a reload and a closed browser. */
const key = 'waiting_arrivals';

const changes = storedChanges(key);

/** Of everybody who works at this browser. */
export function arrivalQueue(): ArrivalQueue {
  try {
    return { ...emptyQueue, ...(JSON.parse(readStored(key) ?? '{}') as Partial<ArrivalQueue>) };
  } catch {
    return emptyQueue;
  }
}

export function changeArrivalQueue(change: (queue: ArrivalQueue) => ArrivalQueue): void {
  const queue = change(arrivalQueue());
  const isEmpty = queue.waiting.length === 0 && queue.conflicts.length === 0;
  writeStored(key, isEmpty ? null : JSON.stringify(queue));
  changes.tell();
}

/** Also reports changes in other tabs. Returns how to unsubscribe. */
export const onArrivalQueue = changes.subscribe;

/** One tab of this browser at a time. */
export async function whileDelivering<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(key, async () => work()) : work();
}

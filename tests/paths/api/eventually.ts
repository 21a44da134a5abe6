import { setTimeout as delay } from 'node:timers/promises';

const patienceMs = 20_000;
const stepMs = 10;

/** Waits until what is read is as it should be; throws with what was read last. */
export async function eventually<Value>(
  read: () => Value | Promise<Value>,
  isRight: (value: Value) => boolean,
  words: string,
): Promise<Value> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const value = await read();
    if (isRight(value)) return value;
    if (Date.now() > end) throw new Error(`Not seen: ${words}; seen: ${JSON.stringify(value)}`);
    await delay(stepMs);
  }
}

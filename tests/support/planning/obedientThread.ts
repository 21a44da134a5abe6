import { readlinkSync } from 'node:fs';
import { getPriority } from 'node:os';
import { basename } from 'node:path';
import type { ThreadAnswer, ThreadQuestion } from '#server/adapters/planning/planningThread.ts';

/** What a test wants of a thread, in place of a day. */
export type Order = { gate: SharedArrayBuffer | null; dies: boolean; tellsPriority: boolean };

/** Waits until the gate is open, then dies or is done. */
export function answer({ input }: ThreadQuestion): ThreadAnswer {
  const { gate, dies, tellsPriority } = input[0] as unknown as Order;
  if (gate) Atomics.wait(new Int32Array(gate), 0, 0);
  if (dies) process.exit(3);
  return { result: true, heard: tellsPriority ? [{ priority: getPriority(ownThread()) }] : [] };
}

/** Linux alone has a folder for each thread. */
const ownThread = (): number => Number(basename(readlinkSync('/proc/thread-self')));

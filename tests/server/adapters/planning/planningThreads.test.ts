// @module-tag anyDatabase
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Day } from '#domain/scheduling/day/day.ts';
import { makePlanningThreads, PlanningRefused } from '#server/adapters/planning/planningThreads.ts';
import type { Turn, PlanningThreads } from '#server/adapters/planning/planningThreads.ts';
import { plannerWork } from '#server/adapters/planning/plannerWork.ts';
import { projectRoot } from '#server/db/projectRoot.ts';
import type { Order } from '#tests/support/planning/obedientThread.ts';

const file = join(projectRoot(), 'tests/support/planning/obedientThread.ts');
const long = { cost: 1_000 };
const mostWaiting = 16;
let threads: PlanningThreads;
let gate: SharedArrayBuffer;

beforeEach(() => {
  gate = new SharedArrayBuffer(4);
  threads = makePlanningThreads({ threads: 1, onError: () => undefined, file });
});
afterEach(async () => {
  vi.useRealTimers();
  openGate();
  await threads.close();
});

function openGate(): void {
  Atomics.store(new Int32Array(gate), 0, 1);
  Atomics.notify(new Int32Array(gate), 0);
}

const order = (change: Partial<Order>, turn: Turn = long): Promise<boolean> =>
  threads.plan('offers', [{ gate: null, dies: false, tellsPriority: false, ...change } as unknown as Day, []], turn);

test('a question that costs little is planned without a thread', async () => {
  await expect(order({}, { cost: 1 })).rejects.toThrow(TypeError);
  expect(await order({})).toBe(true);
});

test('a thread that dies fails its question alone, and the next has another', async () => {
  const dying = order({ dies: true });
  const next = order({});
  await expect(dying).rejects.toThrow('exit');
  expect(await next).toBe(true);
});

test('who no longer waits makes room for others, and what is full refuses', async () => {
  const first = order({ gate });
  const visitor = new AbortController();
  const leaving = order({}, { ...long, signal: visitor.signal });
  const others = Array.from({ length: mostWaiting - 1 }, () => order({}));
  await expect(order({})).rejects.toThrow(PlanningRefused);
  visitor.abort();
  await expect(leaving).rejects.toThrow(PlanningRefused);
  const last = order({});
  openGate();
  expect(await Promise.all([first, ...others, last])).toEqual(Array(mostWaiting + 1).fill(true));
});

test('after five seconds of waiting a question is refused, and one that has begun is finished', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const first = order({ gate });
  const waiting = order({});
  vi.advanceTimersByTime(5_000);
  await expect(waiting).rejects.toThrow(PlanningRefused);
  openGate();
  expect(await first).toBe(true);
});

test('the rest of an answer goes before new questions, and is never refused', async () => {
  const done: string[] = [];
  const first = order({ gate });
  const others = Array.from({ length: mostWaiting }, () => order({}).then(() => done.push('another')));
  const rest = order({}, { ...long, isContinued: true }).then(() => done.push('the rest'));
  openGate();
  await Promise.all([first, rest, ...others]);
  expect(done).toEqual(['the rest', ...Array(mostWaiting).fill('another')]);
});

test('closing ends a thread in the middle of its question', async () => {
  const [begun, unfinished] = [order({}), order({ gate })];
  expect(await begun).toBe(true);
  await Promise.all([expect(unfinished).rejects.toThrow(), threads.close()]);
});

test.runIf(process.platform === 'linux')('a thread has less of the processor than those who answer', async () => {
  const heard: unknown[] = [];
  const hear = (message: unknown): void => void heard.push(message);
  plannerWork.subscribe(hear);
  await order({ tellsPriority: true }).finally(() => plannerWork.unsubscribe(hear));
  expect(heard).toEqual([{ priority: Math.min(19, getPriority() + 10) }]);
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { enqueue, PermanentFailure, RetryLater } from '#server/jobs/jobQueue.ts';
import type { Job } from '#server/jobs/jobQueue.ts';
import type { JobHandlers, Lane } from '#server/jobs/lane.ts';
import { makeWorker } from '#server/jobs/worker.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';

let kuur: TestApp;
beforeAll(async () => {
  kuur = await testApp();
});
afterAll(() => kuur.close());
beforeEach(() => kuur.db.deleteFrom('job').execute());

const order = (key: string) => ({ venueId: 'proefbad', kind: 'proef', key, payload: { key } });
const laneOf = (handlers: JobHandlers): Lane => ({ name: 'proef', places: 1, attemptMs: 60_000, handlers });
const workerOf = (...lanes: Lane[]) => makeWorker({ db: kuur.db, log: kuur.deps.log, lanes, sweeps: [] });
const worker = (handler: (job: Job) => Promise<void>) => workerOf(laneOf({ proef: handler }));
const rows = () => kuur.db.selectFrom('job').selectAll().execute();

test('a job that was ordered twice is done once', async () => {
  await enqueue(kuur.db, order('a'));
  await enqueue(kuur.db, order('a'));
  const done: string[] = [];
  const { runDueJobs } = worker(async ({ key }) => void done.push(key));
  expect([await runDueJobs(), await runDueJobs()]).toEqual([1, 0]);
  expect(done).toEqual(['a']);
});

test('a job of a transaction that failed does not exist', async () => {
  const failing = inTransaction(kuur.db, async (tx) => {
    await enqueue(tx, order('b'));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await rows()).toEqual([]);
});

test('two workers at once share the work', async () => {
  for (let index = 0; index < 25; index += 1) await enqueue(kuur.db, order(`c${index}`));
  const done: string[] = [];
  const handler = async ({ key }: Job): Promise<void> => void done.push(key);
  const counts = await Promise.all([worker(handler).runDueJobs(), worker(handler).runDueJobs()]);
  expect(counts[0]! + counts[1]!).toBe(25);
  expect(new Set(done).size).toBe(25);
});

test('a failed job is tried again, later each time, and ends among the dead letters', async () => {
  await enqueue(kuur.db, order('d'));
  let tries = 0;
  const { runDueJobs } = worker(async () => {
    tries += 1;
    throw new Error('mail for wilma@proefbad.example refused');
  });
  await runDueJobs();
  await runDueJobs();
  expect(tries).toBe(1);
  await kuur.advance({ seconds: 11 });
  await runDueJobs();
  await kuur.advance({ seconds: 11 });
  await runDueJobs();
  expect(tries).toBe(2);
  for (let hour = 0; hour < 30; hour += 1) {
    await kuur.advance({ minutes: 60 });
    await runDueJobs();
  }
  const [job] = await rows();
  expect(tries).toBe(2 + 26);
  expect(job).toMatchObject({ attempts: 2 + 26, deadAt: expect.any(Date), doneAt: null });
  expect(job?.lastError).not.toContain('wilma');
});

test('a job that was down for a day is done within minutes after that', async () => {
  await enqueue(kuur.db, order('f'));
  let isDown = true;
  const { runDueJobs } = worker(async () => {
    if (isDown) throw new Error('down');
  });
  for (let hour = 0; hour < 24; hour += 1) {
    await runDueJobs();
    await kuur.advance({ minutes: 60 });
  }
  await runDueJobs();
  isDown = false;
  await kuur.advance({ minutes: 4, seconds: 1 });
  expect(await runDueJobs()).toBe(1);
});

test('a job that can never succeed is a dead letter at once', async () => {
  await enqueue(kuur.db, order('g'));
  await worker(async () => {
    throw new PermanentFailure('no such address');
  }).runDueJobs();
  expect(await rows()).toMatchObject([{ attempts: 1, deadAt: expect.any(Date), lastError: 'PermanentFailure' }]);
});

test('a job whose time has not come waits without having failed', async () => {
  await enqueue(kuur.db, order('h'));
  let isTime = false;
  const { runDueJobs } = worker(async () => {
    if (!isTime) throw new RetryLater(60);
  });
  await runDueJobs();
  expect(await rows()).toMatchObject([{ attempts: 0, lastError: null, deadAt: null }]);
  isTime = true;
  expect(await runDueJobs()).toBe(0);
  await kuur.advance({ seconds: 61 });
  expect(await runDueJobs()).toBe(1);
});

const hang = (): Promise<never> => new Promise(() => undefined);

/** A worker that takes a job and is not heard of again; what it would write in the end finds no database. */
const dieAtWork = (): void =>
  void workerOf(laneOf({ proef: hang }))
    .runDueJobs()
    .catch(() => undefined);

test('a job whose worker died comes back when its lease has run out', async () => {
  await enqueue(kuur.db, order('e'));
  dieAtWork();
  await expect.poll(async () => (await rows())[0]?.leasedUntil).toBeInstanceOf(Date);
  const done: string[] = [];
  const { runDueJobs } = worker(async ({ key }) => void done.push(key));
  expect(await runDueJobs()).toBe(0);
  await kuur.advance({ minutes: 3 });
  expect(await runDueJobs()).toBe(1);
  expect(done).toEqual(['e']);
});

test('jobs that are slow one after another are still done once, with a second worker beside', async () => {
  for (const key of ['i', 'j', 'k']) await enqueue(kuur.db, order(key));
  const done: string[] = [];
  const other = worker(async ({ key }) => void done.push(`${key} by the other`));
  const slow = worker(async ({ key }) => {
    await kuur.advance({ seconds: 50 });
    if (key === 'k') await other.runDueJobs();
    done.push(key);
  });
  expect(await slow.runDueJobs()).toBe(3);
  expect(done).toEqual(['i', 'j', 'k']);
});

test.each<[string, () => Promise<void>]>([
  ['succeeds', async () => undefined],
  ['fails', () => Promise.reject(new Error('too late'))],
  ['has to wait', () => Promise.reject(new RetryLater(60))],
])('a job that %s after its lease ran out stays with the worker that has it now', async (_how, end) => {
  await enqueue(kuur.db, order('l'));
  const late = worker(async () => {
    await kuur.advance({ seconds: 121 });
    dieAtWork();
    await expect.poll(async () => (await rows())[0]?.attempts).toBe(2);
    await end();
  });
  expect(await late.runDueJobs()).toBe(0);
  expect(await rows()).toMatchObject([
    { attempts: 2, leasedUntil: expect.any(Date), doneAt: null, deadAt: null, lastError: null },
  ]);
});

test('a job whose attempt takes too long has failed and is tried again', async () => {
  await enqueue(kuur.db, order('m'));
  expect(await workerOf({ ...laneOf({ proef: hang }), attemptMs: 20 }).runDueJobs()).toBe(0);
  expect(await rows()).toMatchObject([{ attempts: 1, leasedUntil: null, deadAt: null, lastError: 'AttemptTooLong' }]);
});

test('jobs that hang fill the places of their lane, and no more', async () => {
  for (let index = 0; index < 8; index += 1) await enqueue(kuur.db, order(`n${index}`));
  await enqueue(kuur.db, { ...order('o'), kind: 'ander' });
  const done: string[] = [];
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const started: string[] = [];
  const { start, stop } = workerOf(
    {
      ...laneOf({ proef: ({ key }) => (started.push(key), released.then(() => void done.push(key))) }),
      places: 3,
    },
    laneOf({ ander: async ({ key }) => void done.push(key) }),
  );
  start();
  await expect.poll(() => done, { timeout: 20_000 }).toEqual(['o']);
  await expect.poll(() => started).toHaveLength(3);
  release();
  await expect.poll(() => done, { timeout: 20_000 }).toHaveLength(9);
  await stop();
  expect(await rows()).toEqual(Array(9).fill(expect.objectContaining({ doneAt: expect.any(Date), attempts: 1 })));
});

test('of all that is due the first kinds of a lane go before those that wait longer', async () => {
  for (const key of ['p', 'q']) await enqueue(kuur.db, order(key));
  await enqueue(kuur.db, { ...order('r'), kind: 'eerst' });
  const done: string[] = [];
  const note = async ({ key }: Job): Promise<void> => void done.push(key);
  await workerOf({ ...laneOf({ proef: note, eerst: note }), first: ['eerst'] }).runDueJobs();
  expect(done).toEqual(['r', 'p', 'q']);
});

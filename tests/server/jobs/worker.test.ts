import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { enqueue } from '#server/jobs/jobQueue.ts';
import type { Job } from '#server/jobs/jobQueue.ts';
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
const worker = (handler: (job: Job) => Promise<void>) =>
  makeWorker({ db: kuur.db, log: kuur.deps.log, handlers: { proef: handler }, sweeps: [] });
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
  for (let round = 0; round < 20; round += 1) {
    await kuur.advance({ minutes: 61 });
    await runDueJobs();
  }
  const [job] = await rows();
  expect(tries).toBe(12);
  expect(job).toMatchObject({ attempts: 12, deadAt: expect.any(Date), doneAt: null });
  expect(job?.lastError).not.toContain('wilma');
});

test('a job whose worker died comes back when its lease has run out', async () => {
  await enqueue(kuur.db, order('e'));
  void worker(() => new Promise<never>(() => undefined)).runDueJobs();
  await expect.poll(async () => (await rows())[0]?.leasedUntil).toBeInstanceOf(Date);
  const done: string[] = [];
  const { runDueJobs } = worker(async ({ key }) => void done.push(key));
  expect(await runDueJobs()).toBe(0);
  await kuur.advance({ minutes: 3 });
  expect(await runDueJobs()).toBe(1);
  expect(done).toEqual(['e']);
});

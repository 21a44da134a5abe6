// @module-tag anyDatabase
import { expect, test } from 'vitest';
import { createConcurrencyLimit } from '#server/adapters/payments/concurrencyLimit.ts';

const patient = new AbortController().signal;

test('a task given up while it waits is never started, and its turn goes to the next', async () => {
  const limit = createConcurrencyLimit(1);
  const started: string[] = [];
  let finishFirst = (): void => {};
  const first = new Promise<void>((resolve) => {
    finishFirst = resolve;
  });
  const giveUp = new AbortController();
  const run = (name: string, signal: AbortSignal, work: Promise<void>): Promise<void> =>
    limit(() => {
      started.push(name);
      return work;
    }, signal);

  const tasks = [
    run('first', patient, first),
    run('given up', giveUp.signal, Promise.resolve()),
    run('last', patient, Promise.resolve()),
  ];
  giveUp.abort(new Error('too late'));
  finishFirst();

  expect((await Promise.allSettled(tasks)).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(started).toEqual(['first', 'last']);
});

test('a task given up while it waits rejects before its turn comes', async () => {
  const limit = createConcurrencyLimit(1);
  void limit(() => new Promise(() => {}), patient);
  const giveUp = new AbortController();
  const waiting = limit(() => Promise.resolve(), giveUp.signal);
  giveUp.abort(new Error('too late'));
  await expect(waiting).rejects.toThrow('too late');
});

test('a task that fails releases its place', async () => {
  const limit = createConcurrencyLimit(1);
  await expect(limit(() => Promise.reject(new Error('no')), patient)).rejects.toThrow('no');
  expect(await limit(() => Promise.resolve('yes'), patient)).toBe('yes');
});

test('a task whose time has passed is not started even when there is a place', async () => {
  const limit = createConcurrencyLimit(1);
  let started = false;
  const late = limit(async () => (started = true), AbortSignal.abort(new Error('too late')));
  await expect(late).rejects.toThrow('too late');
  expect(started).toBe(false);
});

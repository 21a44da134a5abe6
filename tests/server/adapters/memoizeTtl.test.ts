// @module-tag anyDatabase
import { expect, test } from 'vitest';
import { memoizeTtl } from '#server/adapters/memoizeTtl.ts';

function counted() {
  let at = 1_000;
  let calls = 0;
  const memoized = memoizeTtl<number>({ ms: 100, most: 2 }, () => at);
  return {
    read: (key = 'a') => memoized(key, async () => (calls += 1)),
    fail: () => memoized('a', () => Promise.reject(new Error('no'))),
    pass: (ms: number) => (at += ms),
  };
}

test('an answer is shared until its time is over', async () => {
  const { read, pass } = counted();
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  pass(99);
  expect(await read()).toBe(1);
  pass(2);
  expect(await read()).toBe(2);
});

test('a failure is not cached', async () => {
  const { read, fail } = counted();
  await expect(fail()).rejects.toThrow('no');
  expect(await read()).toBe(1);
});

test('beyond the number of keys the least recently used one is dropped', async () => {
  const { read } = counted();
  expect([await read('a'), await read('b'), await read('a'), await read('c')]).toEqual([1, 2, 1, 3]);
  expect([await read('a'), await read('b')]).toEqual([1, 4]);
});

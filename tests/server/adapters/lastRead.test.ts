// @module-tag anyDatabase
import { expect, test } from 'vitest';
import { orLastRead } from '#server/adapters/lastRead.ts';

const away = new Error('away');
const lastRead = () => orLastRead<{ value: string }>(1, (error) => error === away);

test('while the source is away the last answer holds, and a newer one replaces it', async () => {
  const read = lastRead();
  await read('a', async () => ({ value: 'first' }));
  expect(await read('a', () => Promise.reject(away))).toEqual({ value: 'first' });
  expect(await read('a', async () => ({ value: 'second' }))).toEqual({ value: 'second' });
  expect(await read('a', () => Promise.reject(away))).toEqual({ value: 'second' });
});

test('another failure, and what was never read, stay failures', async () => {
  const read = lastRead();
  await expect(read('a', () => Promise.reject(away))).rejects.toBe(away);
  await read('a', async () => ({ value: 'first' }));
  const fault = new Error('fault');
  await expect(read('a', () => Promise.reject(fault))).rejects.toBe(fault);
});

test('beyond the number of keys the one that was read least recently is forgotten', async () => {
  const read = lastRead();
  await read('a', async () => ({ value: 'first' }));
  await read('b', async () => ({ value: 'second' }));
  await expect(read('a', () => Promise.reject(away))).rejects.toBe(away);
});

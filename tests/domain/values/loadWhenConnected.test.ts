import { expect, test, vi } from 'vitest';
import { loadWhenConnected, NoConnection } from '#domain/values/loadWhenConnected.ts';

test('without a connection nothing is requested, with one it is, and once', async () => {
  const load = vi.fn(async () => 'module');
  let connected = false;
  const module = loadWhenConnected(() => connected, load);
  await expect(module()).rejects.toThrow(NoConnection);
  expect(load).not.toHaveBeenCalled();
  connected = true;
  expect(await module()).toBe('module');
  connected = false;
  expect(await module()).toBe('module');
  expect(load).toHaveBeenCalledTimes(1);
});

test('what failed is requested again', async () => {
  const load = vi.fn(async () => 'module').mockRejectedValueOnce(new Error('gone'));
  const module = loadWhenConnected(() => true, load);
  await expect(module()).rejects.toThrow('gone');
  expect(await module()).toBe('module');
});

// @module-tag anyDatabase
import { expect, test } from 'vitest';
import { logPosition, ReplicaProgress } from '#server/db/replicaProgress.ts';

test('positions of the log are in the order of the log', () => {
  expect(logPosition('0/0')).toBe(0n);
  expect(logPosition('0/FFFFFFFF') + 1n).toBe(logPosition('1/0'));
  expect(logPosition('1A/2B')).toBe(0x1a_0000_002bn);
});

test('a replica is behind by the time since the latest mark that it has reached', () => {
  const progress = new ReplicaProgress();
  expect(progress.millisecondsBehind(0)).toBe(Infinity);
  progress.mark({ at: 100, position: 10n });
  progress.mark({ at: 200, position: 20n });
  progress.reach(9n);
  expect(progress.millisecondsBehind(250)).toBe(Infinity);
  progress.reach(19n);
  expect(progress.millisecondsBehind(250)).toBe(150);
  progress.reach(20n);
  expect(progress.millisecondsBehind(250)).toBe(50);
});

test('nothing is known of a replica that follows nobody', () => {
  const progress = new ReplicaProgress();
  progress.mark({ at: 100, position: 10n });
  progress.reach(10n);
  progress.mark({ at: 200, position: 20n });
  progress.lose();
  progress.reach(30n);
  expect(progress.millisecondsBehind(250)).toBe(Infinity);
});

test('a replica that stands still falls behind, and catches up at once where nothing was written', () => {
  const progress = new ReplicaProgress();
  for (let at = 0; at < 5_000; at += 1) progress.mark({ at, position: BigInt(at + 1) });
  progress.reach(1n);
  expect(progress.millisecondsBehind(5_000)).toBe(Infinity);
  progress.reach(5_000n);
  expect(progress.millisecondsBehind(5_000)).toBe(1);
});

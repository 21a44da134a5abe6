import { expect, test } from 'vitest';
import { randomAhead } from '#server/adapters/randomAhead.ts';

test('every draw has as many bytes as asked for, and no bytes are given twice', () => {
  const random = randomAhead();
  const draws = Array.from({ length: 2_000 }, (_, draw) => random.bytes(16 + (draw % 33)));
  expect(draws.map(({ length }) => length)).toEqual(draws.map((_, draw) => 16 + (draw % 33)));
  expect(new Set(draws.map((bytes) => Buffer.from(bytes.subarray(0, 16)).toString('hex'))).size).toBe(2_000);
});

test('what was given stays as it is, and changing it changes no other', () => {
  const random = randomAhead();
  const first = random.bytes(4_096);
  const text = Buffer.from(first).toString('hex');
  const second = random.bytes(4_096);
  second.fill(0);
  expect(Buffer.from(first).toString('hex')).toBe(text);
  expect(random.bytes(4_096).some((byte) => byte !== 0)).toBe(true);
});

test('none is zero because it was wiped, also of more than is drawn at once', () => {
  const random = randomAhead();
  for (const count of [4_000, 256, 4_096, 10_000]) {
    const zeros = random.bytes(count).filter((byte) => byte === 0).length;
    expect(zeros).toBeLessThanOrEqual(Math.max(12, count / 64));
  }
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bucketsOf } from '#domain/scheduling/stay/bucketsOf.ts';

test('a stay takes every quarter of an hour it touches', () => {
  expect(bucketsOf(600, 660)).toEqual([40, 44]);
  expect(bucketsOf(605, 661)).toEqual([40, 45]);
  expect(bucketsOf(0, 1440)).toEqual([0, 96]);
  expect(bucketsOf(600, 600)).toEqual([40, 40]);
});

test('stays that do not overlap share at most the bucket between them', () => {
  const minute = fc.integer({ min: 0, max: 1440 });
  fc.assert(
    fc.property(minute, minute, minute, (a, b, c) => {
      const [from, seam, to] = [a, b, c].toSorted((x, y) => x - y) as [number, number, number];
      expect(bucketsOf(from, seam)[1] - bucketsOf(seam, to)[0]).toBeLessThanOrEqual(seam % 15 === 0 ? 0 : 1);
    }),
  );
});

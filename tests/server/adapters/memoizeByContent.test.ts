import { expect, test } from 'vitest';
import { contentKey, memoizeByContent } from '#server/adapters/memoizeByContent.ts';

test('an equal input has the result of before, and any other its own', () => {
  const memo = memoizeByContent<number>({ most: 10 });
  let results = 0;
  const ask = (input: unknown): number => memo.get(contentKey(input), () => (results += 1));
  expect([ask({ day: '2026-05-12' }), ask({ day: '2026-05-12' }), ask({ day: '2026-05-13' })]).toEqual([1, 1, 2]);
});

test('the result that was not asked for longest makes room, and a failure is no result', () => {
  const memo = memoizeByContent<string>({ most: 2 });
  const ask = (key: string): string => memo.get(key, () => `result of ${key}`);
  for (const key of ['a', 'b', 'a', 'c']) ask(key);
  expect(['a', 'b', 'c'].map(memo.has)).toEqual([true, false, true]);
  expect(() => memo.get('d', () => fail())).toThrow('broken');
  expect(memo.has('d')).toBe(false);
});

function fail(): never {
  throw new Error('broken');
}

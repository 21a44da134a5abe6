// @module-tag anyDatabase
import { expect, test } from 'vitest';
import { contentKey, lastingKey, memoizeByContent } from '#server/adapters/memoizeByContent.ts';

test('an equal input has the result of before, and any other its own', async () => {
  const memo = memoizeByContent<number>({ most: 10 });
  let results = 0;
  const ask = (input: unknown): Promise<number> => memo.get(contentKey(input), async () => (results += 1));
  expect(await Promise.all([ask({ day: 1 }), ask({ day: 1 })])).toEqual([1, 1]);
  expect([await ask({ day: 1 }), await ask({ day: 2 })]).toEqual([1, 2]);
});

test('the result that was not asked for longest makes room, and a failure is no result', async () => {
  const memo = memoizeByContent<string>({ most: 2 });
  const ask = (key: string): Promise<string> => memo.get(key, async () => `result of ${key}`);
  for (const key of ['a', 'b', 'a', 'c']) await ask(key);
  expect(['a', 'b', 'c'].map(memo.has)).toEqual([true, false, true]);
  await expect(memo.get('d', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(memo.has('d')).toBe(false);
});
test('the key of what can change is that of its content now', () => {
  const day = { places: 3 };
  expect(lastingKey(day)).toBe(contentKey({ places: 3 }));
  day.places = 2;
  expect(lastingKey(day)).toBe(contentKey({ places: 2 }));
});

test('what is frozen has the key of its content, each time', () => {
  const day = Object.freeze({ places: 3 });
  expect([lastingKey(day), lastingKey(day)]).toEqual([contentKey({ places: 3 }), contentKey({ places: 3 })]);
  expect(lastingKey(Object.freeze({ places: 2 }))).toBe(contentKey({ places: 2 }));
});

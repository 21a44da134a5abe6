import { expect, test } from 'vitest';
import { everyPage } from '#web/api/everyPage.ts';

const listOf = (total: number) => {
  const all = Array.from({ length: total }, (_none, at) => at);
  return (part: { page: number; pageSize: number }) => {
    const from = (part.page - 1) * part.pageSize;
    return Promise.resolve({ data: all.slice(from, from + part.pageSize), meta: { total } });
  };
};

test('a list is read to its end, in its order', async () => {
  for (const total of [0, 1, 200, 201, 401]) {
    expect(await everyPage(listOf(total))).toEqual(Array.from({ length: total }, (_none, at) => at));
  }
});

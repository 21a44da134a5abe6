import { expect, test } from 'vitest';
import { everyPage } from '#web/api/everyPage.ts';

const listOf = (total: number) => {
  const all = Array.from({ length: total }, (_none, at) => at);
  return ({ cursor = '0', pageSize }: { cursor?: string; pageSize: number }) => {
    const end = Number(cursor) + pageSize;
    return Promise.resolve({ data: all.slice(Number(cursor), end), meta: { next: end < total ? `${end}` : null } });
  };
};

test('a list is read to its end, in its order', async () => {
  for (const total of [0, 1, 200, 201, 401]) {
    expect(await everyPage(listOf(total))).toEqual(Array.from({ length: total }, (_none, at) => at));
  }
});

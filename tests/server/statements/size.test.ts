import { expect, test } from 'vitest';
import { pagesBeside, sumOfPages } from './size.ts';

const [small, large] = [1_000, 4_000];

/** Of trees that grow by a level, and of rows that a former call left behind. */
const mostRatio = 1.3;
const mostPages = 12;

test.skipIf(process.env['DATABASE_URL'])(
  'no operation reads more pages beside a book that is four times as large',
  { tags: ['full'], timeout: 240_000 },
  async () => {
    const few = await pagesBeside(small, large);
    const many = await pagesBeside(large, large);
    const grown = [...few.pages].flatMap(([operation, pages]) => {
      const [before, after] = [sumOfPages(pages), sumOfPages(many.pages.get(operation)!)];
      return after > before * mostRatio && after > before + mostPages ? [{ operation, before, after }] : [];
    });
    expect(grown).toEqual([]);
  },
);

import { expect, test } from 'vitest';
import { costsBeside, sumOfPages } from './size.ts';

const [small, large] = [1_000, 4_000];

/** Of trees that grow by a level, tables small enough to be read whole, and rows that a former call left behind. */
const mostRatio = 1.3;
const mostPages = 16;

/** Lists count up to a thousand rows, mails are those of a month, and reports read what they tell of. */
const isBounded =
  /^(list\w+|.*, (page 2|not paid|by day|last used|cancelled|failed|chargebacks|dead)|listMails.*|getOccupancy.*|getRevenue.*|getMetrics)$/;

test.skipIf(process.env['DATABASE_URL'])(
  'no operation reads more pages beside a book that is four times as large',
  { tags: ['full'], timeout: 240_000 },
  async () => {
    const few = await costsBeside({ reservations: small, resourcesFor: large });
    const many = await costsBeside({ reservations: large, resourcesFor: large });
    const grown = [...few].flatMap(([operation, cost]) => {
      if (isBounded.test(operation)) return [];
      const [before, after] = [sumOfPages(cost), sumOfPages(many.get(operation)!)];
      return after > before * mostRatio && after > before + mostPages ? [{ operation, before, after }] : [];
    });
    expect(grown).toEqual([]);
  },
);

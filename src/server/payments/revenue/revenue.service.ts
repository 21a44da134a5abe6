import type { Language, Revenue } from '#contract/names.ts';
import { plainTextOf } from '#domain/catalog/richText.ts';
import { creditedLines } from '#domain/payments/revenueLines.ts';
import { revenueByProduct, revenueDays } from '#domain/payments/revenue.ts';
import { datesBetween } from '#domain/values/localDate.ts';
import { reportPeriodErrors } from '#domain/values/reportPeriod.ts';
import type { ReportPeriod } from '#domain/values/reportPeriod.ts';
import { translate } from '#domain/values/translated.ts';
import type { Replicas } from '#server/db/replicas.ts';
import type { Db } from '#server/db/schema.ts';
import { expectValid } from '#server/http/expect.ts';
import type { Venue } from '#server/http/handlers.ts';
import { ledgerSums } from './movements.repo.ts';
import { creditedSales, namesOf, openByDay, plainLines } from './sales.repo.ts';
import { readToDeliver } from './toDeliver.repo.ts';

export interface RevenueService {
  /** Six statements, however many days. Throws `validation_failed`. */
  revenue(request: { venue: Venue; language: Language }, days: ReportPeriod): Promise<Revenue>;
}

export const makeRevenueService = ({ db: own, replicas }: { db: Db; replicas: Replicas }): RevenueService => ({
  async revenue(request, days) {
    expectValid(reportPeriodErrors(days));
    return replicas.read(own, (db) => readRevenue(db, request, days));
  },
});

async function readRevenue(
  db: Db,
  { venue: { venueId, timeZone }, language }: { venue: Venue; language: Language },
  days: ReportPeriod,
): Promise<Revenue> {
  const period = { venueId, timeZone, ...days };
  const plain = await plainLines(db, period);
  const lines = [...plain, ...(await creditedSales(db, period)).flatMap(creditedLines)];
  const products = revenueByProduct(lines);
  const names = await namesOf(db, { venueId, ids: products.map(({ productId }) => productId) });
  const ledger = await ledgerSums(db, period);
  const open = await openByDay(db, period);
  return {
    days: revenueDays(datesBetween(days.from, days.to), { lines, ledger, open }),
    products: products.map((product) => {
      const name = names.get(product.productId);
      return { ...product, name: name ? plainTextOf(translate(name, language).text).replaceAll('\n', ' ') : '' };
    }),
    toDeliver: await readToDeliver(db, period),
  };
}

import { plainTextOf } from '../catalog/richText.ts';
import type { RichText } from '../catalog/richText.ts';
import type { Cents } from '../values/cents.ts';
import { amountDue, amountLater } from './totals.ts';
import type { Totals } from './totals.ts';

export type SummaryLine = { id: 'total' | 'discount' | 'location' | 'payNow'; cents: Cents; main: boolean };

type Amounts = Pick<Totals, 'total' | 'totalPayNow' | 'totalPaid'>;

/**
 * The lines of the summary's totals (specification §9): only Totaal when all of it is paid now, else what is paid on
 * location and now; what was paid or redeemed already is a discount with a minus, and the others say what it leaves. The
 * last line is the one that matters. Cents; never throws.
 */
export function summaryLines(amounts: Amounts): SummaryLine[] {
  const { total, totalPayNow, totalPaid } = amounts;
  const line = (id: SummaryLine['id'], cents: Cents): SummaryLine => ({ id, cents, main: false });
  const lines = [line('total', total)];
  if (totalPaid > 0) lines.push(line('discount', -totalPaid));
  if (total !== totalPayNow || totalPaid > 0) {
    const [due, later] = [amountDue(amounts), amountLater(amounts)];
    if (later > 0) lines.push(line('location', later));
    if (due > 0 || later === 0) lines.push(line('payNow', due));
  }
  return lines.map((each, at) => ({ ...each, main: at === lines.length - 1 }));
}

type Ordered = { name: RichText; price: Cents };

export type OrderLine = Ordered & { count: number };

/** What is ordered, with equal things on one line in the order of their first one; `price` is that of one. Never throws. */
export function orderLines(products: readonly Ordered[]): OrderLine[] {
  const lines: OrderLine[] = [];
  for (const { name, price } of products) {
    const known = lines.find((line) => plainTextOf(line.name) === plainTextOf(name) && line.price === price);
    if (known === undefined) lines.push({ name, price, count: 1 });
    else known.count += 1;
  }
  return lines;
}

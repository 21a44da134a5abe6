import { plainTextOf } from '../catalog/richText.ts';
import type { RichText } from '../catalog/richText.ts';
import type { Cents } from '../values/cents.ts';
import { amountDue, amountLater } from './totals.ts';
import type { Totals } from './totals.ts';

export type SummaryLine = { id: 'total' | 'discount' | 'location' | 'payNow'; cents: Cents; main: boolean };

type Amounts = Pick<Totals, 'total' | 'totalPayNow' | 'totalPaid'>;

/** Specification §9. Cents; what was paid is a discount with a minus. */
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

export function orderLines(products: readonly Ordered[]): OrderLine[] {
  const lines: OrderLine[] = [];
  for (const { name, price } of products) {
    const existingLine = lines.find((line) => plainTextOf(line.name) === plainTextOf(name) && line.price === price);
    if (existingLine === undefined) lines.push({ name, price, count: 1 });
    else existingLine.count += 1;
  }
  return lines;
}

import type { Cents } from '../values/cents.ts';
import type { Totals } from './totals.ts';

export type SummaryLine = { id: 'total' | 'discount' | 'location' | 'payNow'; cents: Cents; main: boolean };

type Amounts = Pick<Totals, 'total' | 'totalPayNow' | 'totalPayLater' | 'totalPaid'>;

/**
 * The lines of the summary's totals (specification §9): only Totaal when all of it is paid now, else what is paid on
 * location and now; what was paid already is a discount with a minus. The last line is the one that matters. Cents;
 * never throws.
 */
export function summaryLines({ total, totalPayNow, totalPayLater, totalPaid }: Amounts): SummaryLine[] {
  const line = (id: SummaryLine['id'], cents: Cents): SummaryLine => ({ id, cents, main: false });
  const lines = [line('total', total)];
  if (totalPaid > 0) lines.push(line('discount', -totalPaid));
  if (total !== totalPayNow) {
    if (totalPayLater > 0) lines.push(line('location', totalPayLater));
    if (totalPayNow > 0) lines.push(line('payNow', totalPayNow));
  }
  return lines.map((each, at) => ({ ...each, main: at === lines.length - 1 && each.id !== 'discount' }));
}

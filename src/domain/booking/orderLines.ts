import type { Cents } from '../values/cents.ts';

type Ordered = { name: string; price: Cents };

export type OrderLine = Ordered & { count: number };

/** What is ordered, with equal things on one line in the order of their first one; `price` is that of one. Never throws. */
export function orderLines(products: readonly Ordered[]): OrderLine[] {
  const lines: OrderLine[] = [];
  for (const { name, price } of products) {
    const known = lines.find((line) => line.name === name && line.price === price);
    if (known === undefined) lines.push({ name, price, count: 1 });
    else known.count += 1;
  }
  return lines;
}

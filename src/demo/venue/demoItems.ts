import type { Translated } from '#domain/values/translated.ts';
import type { PaymentMoment } from '#server/db/catalogTables.ts';
import { demoBookables } from './demoBookables.ts';
import { demoEntries } from './demoEntries.ts';
import { allArrangements } from './demoMoreArrangements.ts';
import { demoPlannedFlows } from './demoPlannedFlows.ts';
import type { DemoPlan } from './demoProduct.ts';
import { activityIdOf, demoStays } from './demoStays.ts';

/** What is written down about a product when it is booked, and what it takes. */
export type ItemFacts = {
  type: number;
  name: Translated;
  vatRate: number;
  paymentMoment: PaymentMoment;
  plan: DemoPlan | null;
  /** Of an arrangement: what is always in it. */
  included: string[];
};

const entryType = 10;
const arrangementVat = 21;

const facts = new Map<string, ItemFacts>([
  ...demoEntries.map(({ id, name, moment }): [string, ItemFacts] => [
    id,
    { type: entryType, name, vatRate: 9, paymentMoment: moment, plan: null, included: [] },
  ]),
  ...demoBookables.map(({ id, type, name, vatRate, plan }): [string, ItemFacts] => [
    id,
    { type, name, vatRate, paymentMoment: 'payment', plan, included: [] },
  ]),
  ...allArrangements.map(({ id, name, included }): [string, ItemFacts] => [
    id,
    { type: 0, name, vatRate: arrangementVat, paymentMoment: 'payment', plan: null, included },
  ]),
]);

export function factsOf(productId: string): ItemFacts {
  const found = facts.get(productId);
  if (!found) throw new Error(`No product ${productId} in the demo.`);
  return found;
}

/** The activity that an entry takes on a flow. */
export function activityOn(flow: string, entryId: string): string {
  const isPlannedFlow = demoPlannedFlows.some(({ slug }) => slug === flow);
  const stay = isPlannedFlow ? demoStays.find(({ productId }) => productId === entryId) : undefined;
  return stay?.activityProductId ?? activityIdOf({ id: entryId });
}

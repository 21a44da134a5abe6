import type { CustomerSubscription, Language } from '#contract/names.ts';
import { translate } from '#domain/values/translated.ts';
import type { Db } from '#server/db/schema.ts';
import { subscriptionsOf } from './subscriptions.repo.ts';
import type { CustomerKey, SubscriptionRow } from './subscriptions.repo.ts';

export { giveVisitsBack } from './giveVisitsBack.ts';
export { issueSubscriptions } from './issueSubscriptions.ts';
export { needVisits, spendVisits } from './spendVisits.ts';
export {
  endSubscriptions,
  hasUsableSubscription,
  reviveSubscriptions,
  withdrawSubscriptions,
} from './withdrawSubscriptions.ts';

/** A card as the wire carries it, its name in this language. */
export const subscriptionView = (row: SubscriptionRow, language: Language): CustomerSubscription => ({
  id: row.id,
  name: translate(row.name, language).text,
  usableFrom: row.usableFrom,
  usableTo: row.usableTo,
  used: row.used,
  amount: row.amount,
});

/** Every multi-visit card and subscription of a customer, also those that are over. */
export async function listSubscriptions(
  db: Db,
  customer: CustomerKey,
  language: Language,
): Promise<CustomerSubscription[]> {
  return (await subscriptionsOf(db, customer)).map((row) => subscriptionView(row, language));
}

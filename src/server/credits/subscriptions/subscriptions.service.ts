import type { CustomerSubscription, Language } from '#contract/names.ts';
import { translate } from '#domain/values/translated.ts';
import type { Db } from '#server/db/schema.ts';
import { subscriptionsOf } from './subscriptions.repo.ts';
import type { CustomerKey, SubscriptionRow } from './subscriptions.repo.ts';

export { paidVisits, releaseVisits } from './releaseVisits.ts';
export { issueSubscriptions } from './issueSubscriptions.ts';
export { visitHistory } from './visitHistory.ts';
export { assertVisits, spendVisits } from './spendVisits.ts';
export {
  endSubscriptions,
  hasUsableSubscription,
  reviveSubscriptions,
  withdrawSubscriptions,
} from './withdrawSubscriptions.ts';

export const subscriptionView = (row: SubscriptionRow, language: Language): CustomerSubscription => ({
  id: row.id,
  name: translate(row.name, language).text,
  usableFrom: row.usableFrom,
  usableTo: row.usableTo,
  used: row.used,
  amount: row.amount,
});

export async function listSubscriptions(
  db: Db,
  customer: CustomerKey,
  language: Language,
): Promise<CustomerSubscription[]> {
  return (await subscriptionsOf(db, customer)).map((row) => subscriptionView(row, language));
}

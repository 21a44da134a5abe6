import type { Language, Subscription, SubscriptionDetails } from '#contract/names.ts';
import type { Db } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { expectFound } from '#server/http/expect.ts';
import type { List, ListQuery } from '#server/http/lists.ts';
import { problem } from '#server/http/problem.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { recordReading } from '#server/trail/recordReading.ts';
import {
  listSubscriptions,
  lockSubscription,
  readSubscription,
  resumeByStaff,
  stopByStaff,
} from './staffSubscriptions.repo.ts';
import type { SubscriptionKey } from './staffSubscriptions.repo.ts';
import { movementsOf } from './visitHistory.ts';

type Reader = { venueId: string; language: Language };
type Decision = { blocked: boolean; reason: string; actor: string; language: Language };

export type StaffSubscriptionsService = ReturnType<typeof makeStaffSubscriptions>;

const mayBeBlockedOrFreed = ({ stoppedBy, blocked }: Subscription): boolean =>
  stoppedBy === null || stoppedBy === 'staff' || (stoppedBy === 'chargeback' && blocked);

/** Multi-visit cards and subscriptions of all customers. */
export const makeStaffSubscriptions = ({ db, newId }: { db: Db; newId(): string }) => ({
  async list(reader: Reader, query: ListQuery): Promise<List<Subscription>> {
    await recordReading(db, { venueId: reader.venueId, kind: 'subscription', id: 'all' }, 'searched');
    return listSubscriptions(db, reader, query);
  },

  async read({ venueId, language }: Reader, id: string): Promise<SubscriptionDetails> {
    const subscription = expectFound(await readSubscription(db, { venueId, id }, language));
    await recordReading(db, { venueId, kind: 'customer', id: subscription.customerId }, 'read');
    return { subscription, movements: await movementsOf(db, { venueId, subscriptionId: id }, subscription) };
  },

  /**
   * Visits in a booking stay. Throws `not_found`, and `in_use` for one that a refund, a bank or its order stopped; what a
   * bank stopped after staff is freed of their block alone.
   */
  block: (key: SubscriptionKey, { blocked, reason, actor, language }: Decision): Promise<Subscription> =>
    inTransaction(db, async (tx) => {
      await lockSubscription(tx, key);
      const before = expectFound(await readSubscription(tx, key, language));
      if (!mayBeBlockedOrFreed(before)) throw problem('in_use');
      if (before.blocked === blocked) return before;
      const note = { noteId: newId(), reason, actor };
      await (blocked ? stopByStaff(tx, key, note) : resumeByStaff(tx, key, note));
      const after = expectFound(await readSubscription(tx, key, language));
      await recordChange(
        tx,
        { ...key, kind: 'subscription' },
        { action: 'changed', before, after: { ...after, reason } },
      );
      return after;
    }),
});

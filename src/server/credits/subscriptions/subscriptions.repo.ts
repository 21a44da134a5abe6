import type { RichText } from '#domain/catalog/richText.ts';
import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import type { Translated } from '#domain/values/translated.ts';
import type { Database, Db, Tx } from '#server/db/schema.ts';

export type SubscriptionRow = Selectable<Database['subscription']> & { name: Translated<RichText> };

export interface CustomerKey {
  venueId: string;
  customerId: string;
}

/** The cards and subscriptions of a customer with the name of their product, the one that ends first before the others. */
export async function subscriptionsOf(db: Db, { venueId, customerId }: CustomerKey): Promise<SubscriptionRow[]> {
  return withName(db)
    .where('subscription.venueId', '=', venueId)
    .where('subscription.customerId', '=', customerId)
    .orderBy(sql`subscription.usable_to asc nulls last`)
    .orderBy('subscription.createdAt')
    .orderBy('subscription.id')
    .limit(200)
    .execute();
}

/** The same rows, locked in the order of their ids until the transaction ends. */
export async function lockSubscriptionsOf(tx: Tx, { venueId, customerId }: CustomerKey): Promise<SubscriptionRow[]> {
  return withName(tx)
    .where('subscription.venueId', '=', venueId)
    .where('subscription.customerId', '=', customerId)
    .orderBy('subscription.id')
    .forUpdate('subscription')
    .execute();
}

const withName = (db: Db) =>
  db
    .selectFrom('subscription')
    .innerJoin('product', (join) =>
      join.onRef('product.venueId', '=', 'subscription.venueId').onRef('product.id', '=', 'subscription.productId'),
    )
    .selectAll('subscription')
    .select('product.name');

/** Counts visits of a card and what they are for; the database refuses more than the card has. */
export async function spendOn(
  tx: Tx,
  use: { venueId: string; subscriptionId: string; reservationId: string; visits: number },
): Promise<void> {
  await tx
    .updateTable('subscription')
    .set({ used: sql<number>`used + ${use.visits}` })
    .where('venueId', '=', use.venueId)
    .where('id', '=', use.subscriptionId)
    .execute();
  await tx.insertInto('subscriptionUse').values(use).execute();
}

/** A card or subscription that was ordered. */
export interface OrderedSubscription {
  itemId: string;
  productId: string;
  visits: number | null;
  usableDays: number | null;
}

/** The cards and subscriptions (product type `type`) that stand in a reservation and are not made yet. */
export async function orderedSubscriptions(
  tx: Tx,
  { venueId, reservationId, type }: { venueId: string; reservationId: string; type: number },
): Promise<OrderedSubscription[]> {
  return tx
    .selectFrom('reservationItem as item')
    .innerJoin('product', (join) =>
      join.onRef('product.venueId', '=', 'item.venueId').onRef('product.id', '=', 'item.productId'),
    )
    .select(['item.id as itemId', 'item.productId', 'product.visits', 'product.usableDays'])
    .where('item.venueId', '=', venueId)
    .where('item.reservationId', '=', reservationId)
    .where('item.type', '=', type)
    .where('item.removedAt', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('subscription')
            .select('subscription.id')
            .whereRef('subscription.venueId', '=', 'item.venueId')
            .whereRef('subscription.itemId', '=', 'item.id'),
        ),
      ),
    )
    .orderBy('item.id')
    .execute();
}

export async function insertSubscription(tx: Tx, row: Insertable<Database['subscription']>): Promise<void> {
  await tx.insertInto('subscription').values(row).execute();
}

/** How many guests of a reservation have something in it. */
export async function guestsWithItems(db: Db, venueId: string, reservationId: string): Promise<number> {
  const { guests } = await db
    .selectFrom('reservationItem')
    .select(sql<number>`count(distinct person)::int`.as('guests'))
    .where('venueId', '=', venueId)
    .where('reservationId', '=', reservationId)
    .where('removedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return guests;
}

import type { Insertable, Selectable } from 'kysely';
import type { Database } from '#server/db/schema.ts';

export type { Db, Tx } from '#server/db/schema.ts';

/** An item with the planner's public id of its product. */
export type ItemRow = Selectable<Database['reservationItem']> & { xplanId: string };

export type NewItem = Insertable<Database['reservationItem']>;

/** A reservation with what its flow says about it. `live` is false once the hold ended, by the database's clock. */
export interface ReservationRow extends Selectable<Database['reservation']> {
  slug: string;
  flowType: number;
  checkoutType: 'location' | 'payment' | 'payment-and-location';
  live: boolean;
  /** False once its sixty minutes are over: what has begun may end, nothing new begins. */
  renewable: boolean;
}

/** Who asks, and for which reservation: a session opens only its own. */
export interface ReservationKey {
  venueId: string;
  sessionHash: Uint8Array | null;
  slug: string;
}

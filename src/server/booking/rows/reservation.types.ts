import type { Insertable, Selectable } from 'kysely';
import type { CardMessage } from '#contract/names.ts';
import type { GroupDeposit } from '#domain/booking/groupDeposit.ts';
import type { Database } from '#server/db/schema.ts';

export type { Db, Tx } from '#server/db/schema.ts';

export type ItemRow = Selectable<Database['reservationItem']> & {
  xplanId: string;
  /** Of a gift card; null for everything else. */
  cardMessage: CardMessage | null;
};

export type NewItem = Insertable<Database['reservationItem']>;

/** `live`: an unexpired hold; `renewable`: before `maxExpiresAt`; both by the database's clock. */
export interface ReservationRow extends Selectable<Database['reservation']> {
  slug: string;
  flowType: number;
  checkoutType: 'location' | 'payment' | 'payment-and-location';
  groupDeposit: GroupDeposit | null;
  live: boolean;
  renewable: boolean;
  sessionMayOpen: boolean;
}

export interface ReservationKey {
  venueId: string;
  sessionHash: Uint8Array | null;
  slug: string;
}

export interface ReservationWithItems {
  row: ReservationRow;
  items: ItemRow[];
}

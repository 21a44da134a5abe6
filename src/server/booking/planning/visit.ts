import type { LocalDate } from '#domain/values/localDate.ts';
import { together } from '#server/db/together.ts';
import { itemsOfNewest, newestOf } from '../rows/reservations.repo.ts';
import type { SessionContext } from '../rows/reservationDeps.ts';
import type { Db, ItemRow, ReservationRow } from '../rows/reservation.types.ts';

/** A reservation whose day is planned. The `id` is empty while nothing is reserved. */
export interface Visit {
  row: Pick<ReservationRow, 'venueId' | 'id' | 'day' | 'personCount' | 'startMinute' | 'endMinute'>;
  items: readonly ItemRow[];
}

export async function ownVisit(
  db: Db,
  { venue: { venueId }, sessionHash }: SessionContext,
  slug: string,
): Promise<{ row: ReservationRow; items: ItemRow[] } | null> {
  if (!sessionHash) return null;
  const key = { venueId, sessionHash, slug };
  const [row, items] = await together([newestOf(db, key), itemsOfNewest(db, key)]);
  return row?.live ? { row, items: items.filter(({ reservationId }) => reservationId === row.id) } : null;
}

type Occasion = { date: LocalDate; flow: string | undefined; personCount: number };

export async function visitOn(db: Db, context: SessionContext, { date, flow, personCount }: Occasion): Promise<Visit> {
  const own = flow === undefined ? null : await ownVisit(db, context, flow);
  if (own?.row.day === date) return own;
  const { venueId } = context.venue;
  return { row: { venueId, id: '', day: date, personCount, startMinute: null, endMinute: null }, items: [] };
}

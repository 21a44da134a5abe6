import { awaitsAnswer } from '#domain/booking/movedItems.ts';
import { changesClosed, changesUntil, linkHasExpired } from '#domain/booking/ownChanges.ts';
import type { ChangesClosed } from '#domain/booking/ownChanges.ts';
import { selfServiceOf } from '#domain/booking/selfService.ts';
import { visitSpan } from '#domain/booking/timedItems.ts';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { localDateAt } from '#domain/values/zonedTime.ts';
import { problem } from '#server/http/problem.ts';
import { reservationOfRef } from '#server/mails/selfServiceRef.service.ts';
import { itemsOf, reservationById } from '../rows/reservations.repo.ts';
import type { Db, ItemRow, ReservationRow } from '../rows/reservation.types.ts';
import type { OwnContext } from './ownContext.ts';
import type { ReadDeps } from './selfServiceDeps.ts';

export interface OwnReservation {
  row: ReservationRow & { number: string };
  items: ItemRow[];
  /** Milliseconds since 1970. */
  changesUntil: number;
  changesClosed: ChangesClosed | null;
}

/** Throws `token_invalid`, `link_expired`. */
export async function ownReservation(
  deps: Omit<ReadDeps, 'db'>,
  db: Db,
  { venue }: Pick<OwnContext, 'venue'>,
  { ref, lock = false }: { ref: string; lock?: boolean },
): Promise<OwnReservation> {
  const { venueId, timeZone } = venue;
  const id = reservationOfRef(deps.secretKeys, venueId, ref);
  const row = id === null ? null : await reservationById(db, venueId, id, { lock });
  if (!row?.number || flowNeeds.isOrderCard({ type: row.flowType })) throw problem('token_invalid');
  const now = deps.clock.now().getTime();
  if (linkHasExpired(row.day, localDateAt(now, timeZone))) throw problem('link_expired');
  const items = await itemsOf(db, venueId, row.id);
  const setting = selfServiceOf(venue.settings.selfService);
  const startMinute = visitSpan(row, items)?.from ?? null;
  const visit = { day: row.day, startMinute, awaitsAnswer: items.some(awaitsAnswer) };
  const until = changesUntil(visit, timeZone, setting);
  return {
    row: { ...row, number: row.number },
    items,
    changesUntil: until,
    changesClosed: changesClosed({ state: row.state, now, until, setting }),
  };
}

/** Throws `changes_closed`. */
export function mustBeOpen({ changesClosed: closed }: OwnReservation): void {
  if (closed !== null) throw problem('changes_closed');
}

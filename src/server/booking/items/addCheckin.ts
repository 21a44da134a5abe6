import type { Language, NotBooked, ReplacedProduct } from '#contract/names.ts';
import { earliestMinute } from '#domain/scheduling/stay/dayAvailability.ts';
import { stayIsOffered } from '#domain/scheduling/stay/entryTimes.ts';
import type { OpeningBlock } from '#domain/scheduling/stay/openingBlocks.ts';
import { duplicateOf, replacedByCheckin } from '#domain/booking/items.ts';
import { guestNumbers } from '#domain/booking/guests.ts';
import { localDateAt, localMinuteAt } from '#domain/values/zonedTime.ts';
import { translate } from '#domain/values/translated.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { problem } from '#server/http/problem.ts';
import { blocksOn } from '#server/scheduling/openingTimes/openingTimes.service.ts';
import { releaseClaims } from '#server/scheduling/claims/claims.service.ts';
import { lockDay } from '#server/scheduling/claims/lockDay.service.ts';
import { bookFittingGuests } from './bookStays.ts';
import type { Stay } from './bookStays.ts';
import { finishChange } from './finishChange.ts';
import { explainFullStay } from '../planning/explainFullStay.ts';
import { checkinOffer } from '../planning/checkinOffer.repo.ts';
import type { CheckinOffer } from '../planning/checkinOffer.repo.ts';
import { removedWith, itemsOfGuest } from '../rows/guestItems.ts';
import { lockUnpaidHold } from '../rows/reservationAccess.ts';
import { itemsOf } from '../rows/reservations.repo.ts';
import { markRemoved, recordEvent } from '../rows/reservationWrites.repo.ts';
import type { ReservationDeps, SessionContext } from '../rows/reservationDeps.ts';
import type { ItemRow, ReservationRow, Tx, ReservationWithItems } from '../rows/reservation.types.ts';

export interface CheckinRequest {
  activityId: string;
  entryId: string;
  persons: number[];
}

/**
 * Books the stay for as many guests as have a place; the others are returned as not booked. Earlier plain products of
 * booked guests are removed (specification §5) and returned as replaced. Throws `reservation_*`, `product_unavailable`, `times_unavailable`,
 * `person_count_invalid`, `payment_in_progress`.
 */
export async function addCheckin(
  deps: ReservationDeps,
  context: SessionContext,
  slug: string,
  request: CheckinRequest,
): Promise<ReservationWithItems & { notBooked: NotBooked[]; replaced: ReplacedProduct[] }> {
  const { venue } = context;
  const key = { venueId: venue.venueId, sessionHash: context.sessionHash, slug };
  const booking = await inTransaction(deps.db, async (tx) => {
    const row = await lockUnpaidHold(tx, key);
    await lockDay(tx, { venueId: row.venueId, day: row.day, reservationId: row.id }, 'shared');
    const offer = await checkinOffer(tx, {
      venueId: row.venueId,
      flowId: row.flowId,
      entryXplanId: request.entryId,
      activityXplanId: request.activityId,
    });
    if (!offer) throw problem('product_unavailable');
    const blocks = await blocksOn(tx, row.venueId, row.day);
    const stay = offeredStay({ row, offer, blocks, instant: deps.clock.now().getTime(), zone: venue.timeZone });
    const guests = guestNumbers(request.persons, row.personCount);
    if (guests === null) throw problem('person_count_invalid');
    const items = await itemsOf(tx, row.venueId, row.id);
    const duplicateReason = (guest: number) =>
      duplicateOf(itemsOfGuest(items, guest), { xplanId: request.entryId, type: offer.entry.type });
    const bookable = guests.filter((guest) => duplicateReason(guest) === null);
    const booked = await bookFittingGuests(deps, tx, { row, offer, stay, guests: bookable });
    const removed = await removePlainProducts(tx, row, items, booked);
    const replaced = removed.map((item) => replacedProduct(item, context.language));
    await recordEvent(tx, {
      venueId: row.venueId,
      id: deps.newId(),
      reservationId: row.id,
      kind: 'checkin.added',
      actor: 'visitor',
      data: { entry: offer.entry.id, guests: booked, replaced: removed.map(({ id }) => id) },
    });
    const refused = guests
      .filter((guest) => !booked.includes(guest))
      .map((person) => ({ person, reason: duplicateReason(person) ?? ('pool_full' as const) }));
    return { finished: await finishChange(tx, row), offer, stay, refused, replaced };
  });
  const isFull = booking.refused.some(({ reason }) => reason === 'pool_full');
  const alternatives = isFull ? await explainFullStay(deps, context, { ...booking, row: booking.finished.row }) : [];
  const named = { name: translate(booking.offer.entry.name, context.language).text, xplanId: request.entryId };
  const notBooked = booking.refused.map(({ person, reason }) => ({
    ...named,
    person,
    reason,
    alternatives: reason === 'pool_full' ? alternatives : [],
  }));
  return { ...booking.finished, notBooked, replaced: booking.replaced };
}

interface StayQuestion {
  row: ReservationRow;
  offer: CheckinOffer;
  blocks: OpeningBlock[];
  /** Milliseconds since 1970. */
  instant: number;
  zone: string;
}

function offeredStay({ row, offer, blocks, instant, zone }: StayQuestion): Stay {
  if (row.startMinute === null || row.endMinute === null) throw problem('times_unavailable');
  const stay = { from: row.startMinute, to: row.endMinute };
  const now = { today: localDateAt(instant, zone), minute: localMinuteAt(instant, zone) };
  const allowed = stayIsOffered({
    activity: offer.activity,
    blocks,
    earliestMinute: earliestMinute(row.day, now),
    arrival: stay.from,
    departure: stay.to,
  });
  if (!allowed) throw problem('times_unavailable');
  return stay;
}

/** Returns the products of guests that are gone, without their parts. */
async function removePlainProducts(
  tx: Tx,
  row: ReservationRow,
  items: ItemRow[],
  guests: number[],
): Promise<ItemRow[]> {
  const removed = removedWith(
    items,
    guests.flatMap((guest) => replacedByCheckin(itemsOfGuest(items, guest))),
  );
  if (removed.length === 0) return [];
  await releaseClaims(tx, { venueId: row.venueId, reservationId: row.id, itemIds: removed });
  await markRemoved(tx, row.venueId, removed);
  return items.filter(({ id, parentId }) => parentId === null && removed.includes(id));
}

const replacedProduct = ({ name, xplanId, person }: ItemRow, language: Language): ReplacedProduct => ({
  name: translate(name, language).text,
  xplanId,
  person,
});

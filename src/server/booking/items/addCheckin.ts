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
import { ClaimConflict } from '#server/scheduling/claims/claims.service.ts';
import { together } from '#server/db/together.ts';
import { lockDay } from '#server/scheduling/claims/lockDay.service.ts';
import { bookStay, fittingGuests } from './bookStays.ts';
import type { Stay } from './bookStays.ts';
import { finishKnownChange } from './finishChange.ts';
import { removeItems } from './removeItem.ts';
import { explainFullStay } from '../planning/explainFullStay.ts';
import { checkinOffer } from '../planning/checkinOffer.repo.ts';
import type { CheckinOffer } from '../planning/checkinOffer.repo.ts';
import { removedWith, itemsOfGuest } from '../rows/guestItems.ts';
import { lockLiveHold, settledState } from '../rows/reservationAccess.ts';
import { itemsOf } from '../rows/reservations.repo.ts';
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
  const book = (mayShrink: boolean) =>
    inTransaction(deps.db, (tx) => bookCheckin(deps, tx, context, { slug, request, mayShrink }));
  const booking = await book(false).catch((error: unknown) => {
    if (!(error instanceof ClaimConflict)) throw error;
    return book(true);
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

interface CheckinQuestion {
  slug: string;
  request: CheckinRequest;
  /** Looks first for how many guests there are places: after a conflict. */
  mayShrink: boolean;
}

/** Throws `ClaimConflict` unless it may shrink. */
async function bookCheckin(
  deps: ReservationDeps,
  tx: Tx,
  { venue, sessionHash, language }: SessionContext,
  { slug, request, mayShrink }: CheckinQuestion,
) {
  const row = await lockLiveHold(tx, { venueId: venue.venueId, sessionHash, slug });
  const [offer, blocks, items, paid] = await readForCheckin(deps, tx, row, request);
  if (!offer) throw problem('product_unavailable');
  const stay = offeredStay({ row, offer, blocks, instant: deps.clock.now().getTime(), zone: venue.timeZone });
  const guests = guestNumbers(request.persons, row.personCount);
  if (guests === null) throw problem('person_count_invalid');
  const duplicateReason = (guest: number) =>
    duplicateOf(itemsOfGuest(items, guest), { xplanId: request.entryId, type: offer.entry.type });
  const group = { row, offer, stay, guests: guests.filter((guest) => duplicateReason(guest) === null) };
  const booked = mayShrink && group.guests.length > 0 ? await fittingGuests(tx, group) : group.guests;
  const added = bookStay(deps, tx, { ...group, guests: booked });
  const replacedIds = replacedBy(items, booked);
  const replaced = items.filter(({ id, parentId }) => parentId === null && replacedIds.includes(id));
  const event = {
    venueId: row.venueId,
    id: deps.newId(),
    reservationId: row.id,
    kind: 'checkin.added' as const,
    actor: 'visitor',
    data: { entry: offer.entry.id, guests: booked, replaced: replaced.map(({ id }) => id) },
  };
  const finished = await finishKnownChange(tx, row, {
    items: [...items.filter(({ id }) => !replacedIds.includes(id)), ...added.items],
    paid,
    writes: [added.written, removeItems(tx, row, replacedIds)],
    event,
  });
  const refused = guests
    .filter((guest) => !booked.includes(guest))
    .map((person) => ({ person, reason: duplicateReason(person) ?? ('pool_full' as const) }));
  return { finished, offer, stay, refused, replaced: replaced.map((item) => replacedProduct(item, language)) };
}

/** After the day is locked. Throws `payment_in_progress`. */
async function readForCheckin(
  { cache }: ReservationDeps,
  tx: Tx,
  row: ReservationRow,
  { entryId, activityId }: CheckinRequest,
) {
  const { venueId, id, day, flowId } = row;
  const locked = lockDay(tx, { venueId, day, reservationId: id }, 'shared');
  const followed = cache.follow(tx, venueId);
  const offer = checkinOffer(tx, { venueId, flowId, entryXplanId: entryId, activityXplanId: activityId });
  const read = [offer, blocksOn(tx, venueId, day), itemsOf(tx, venueId, id), settledState(tx, row)] as const;
  const [rows] = await together([together(read), locked, followed]);
  return rows;
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

/** Plain products of the guests, with their parts. */
const replacedBy = (items: readonly ItemRow[], guests: readonly number[]): string[] =>
  removedWith(
    items,
    guests.flatMap((guest) => replacedByCheckin(itemsOfGuest(items, guest))),
  );

const replacedProduct = ({ name, xplanId, person }: ItemRow, language: Language): ReplacedProduct => ({
  name: translate(name, language).text,
  xplanId,
  person,
});

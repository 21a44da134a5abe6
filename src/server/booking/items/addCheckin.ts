import type { Language, NotBooked, ReplacedProduct } from '#contract/names.ts';
import { cardFlowSlug } from '#domain/booking/cardVisits.ts';
import { earliestMinute } from '#domain/scheduling/stay/dayAvailability.ts';
import { stayIsOffered } from '#domain/scheduling/stay/entryTimes.ts';
import type { OpeningBlock } from '#domain/scheduling/stay/openingBlocks.ts';
import { priceOn } from '#domain/scheduling/stay/priceOn.ts';
import { dueOfGroup } from '#domain/booking/groupDeposit.ts';
import { duplicateOf, replacedByCheckin } from '#domain/booking/items.ts';
import { guestNumbers } from '#domain/booking/guests.ts';
import { localDateAt, localMinuteAt } from '#domain/values/zonedTime.ts';
import { translate } from '#domain/values/translated.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { problem } from '#server/http/problem.ts';
import { blocksOn } from '#server/scheduling/openingTimes/openingTimes.service.ts';
import { claimPlaces, ClaimConflict, releaseClaims } from '#server/scheduling/claims/claims.service.ts';
import { lockDay } from '#server/scheduling/claims/lockDay.service.ts';
import { freeThroughout } from '#server/scheduling/days/freePlaces.service.ts';
import { finishChange } from './finishChange.ts';
import type { ReservationWithItems } from './finishChange.ts';
import { explainFullStay } from '../planning/explainFullStay.ts';
import { checkinOffer } from '../planning/checkinOffer.repo.ts';
import type { CheckinOffer } from '../planning/checkinOffer.repo.ts';
import { removedWith, itemsOfGuest } from '../rows/guestItems.ts';
import { lockUnpaidHold } from '../rows/reservationAccess.ts';
import { itemsOf } from '../rows/reservations.repo.ts';
import { insertItems, markRemoved, recordEvent } from '../rows/reservationWrites.repo.ts';
import type { ReservationDeps, SessionContext } from '../rows/reservationDeps.ts';
import type { ItemRow, NewItem, ReservationRow, Tx } from '../rows/reservation.types.ts';

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

interface Stay {
  from: number;
  to: number;
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

interface GroupStay {
  row: ReservationRow;
  offer: CheckinOffer;
  stay: Stay;
  guests: number[];
}

/** Returns the booked guests: the first ones when places are short. */
async function bookFittingGuests(deps: ReservationDeps, tx: Tx, group: GroupStay): Promise<number[]> {
  if (group.guests.length === 0) return [];
  try {
    await bookStay(deps, tx, group);
    return group.guests;
  } catch (error) {
    if (!(error instanceof ClaimConflict)) throw error;
  }
  const { row, offer, stay, guests } = group;
  const places = { poolId: offer.poolId, fromMinute: stay.from, toMinute: stay.to };
  const free = await freeThroughout(tx, { venueId: row.venueId, day: row.day, ...places });
  const fitting = guests.slice(0, free);
  if (fitting.length > 0) await bookStay(deps, tx, { ...group, guests: fitting });
  return fitting;
}

/** Throws `ClaimConflict` when the pool has fewer places; it then keeps them locked, and claims none. */
async function bookStay(deps: ReservationDeps, tx: Tx, { guests, ...group }: GroupStay): Promise<void> {
  const { row, offer, stay } = group;
  const price = row.slug === cardFlowSlug ? 0 : priceOn(offer.entry.price, offer.priceRules, row.day);
  const pairs = guests.map((guest) => itemsFor(deps, group, { guest, price }));
  const places = { poolId: offer.poolId, fromMinute: stay.from, toMinute: stay.to, units: 1 };
  const pools = pairs.map(({ activity }) => ({ ...places, itemId: activity.id }));
  const owner = { venueId: row.venueId, reservationId: row.id, day: row.day, newId: deps.newId };
  await claimPlaces(tx, { ...owner, pools, resources: [] });
  await insertItems(
    tx,
    pairs.flatMap(({ entry, activity }) => [entry, activity]),
  );
}

function itemsFor(
  deps: ReservationDeps,
  { row, offer, stay }: Omit<GroupStay, 'guests'>,
  { guest, price }: { guest: number; price: number },
): { entry: NewItem; activity: NewItem } {
  const entryId = deps.newId();
  const shared = {
    venueId: row.venueId,
    reservationId: row.id,
    person: guest,
    startMinute: stay.from,
    endMinute: stay.to,
  };
  const item = (product: CheckinOffer['entry']) => ({
    productId: product.id,
    type: product.type,
    name: JSON.stringify(product.name),
    vatRate: product.vatRate,
    ...dueOfGroup(product, row),
  });
  return {
    entry: { ...shared, ...item(offer.entry), id: entryId, price },
    activity: {
      ...shared,
      ...item(offer.activityProduct),
      id: deps.newId(),
      parentId: entryId,
      checkinType: true,
      claimCount: 1,
      price: 0,
    },
  };
}

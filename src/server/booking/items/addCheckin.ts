import type { NotBooked } from '#contract/names.ts';
import { cardFlowSlug } from '#domain/booking/cardVisits.ts';
import { earliestMinute } from '#domain/scheduling/stay/dayAvailability.ts';
import { stayIsOffered } from '#domain/scheduling/stay/entryTimes.ts';
import type { OpeningBlock } from '#domain/scheduling/stay/openingBlocks.ts';
import { priceOn } from '#domain/scheduling/stay/priceOn.ts';
import { duplicateOf, replacedByCheckin } from '#domain/booking/items.ts';
import { guestNumbers } from '#domain/booking/guests.ts';
import { localDateAt, localMinuteAt } from '#domain/values/zonedTime.ts';
import { translate } from '#domain/values/translated.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { problem } from '#server/http/problem.ts';
import { blocksOn } from '#server/scheduling/openingTimes/openingTimes.service.ts';
import { claimPlaces, PlanRefused, releaseClaims } from '#server/scheduling/claims/claims.service.ts';
import { lockDay } from '#server/scheduling/claims/lockDay.service.ts';
import { freeThroughout } from '#server/scheduling/days/freePlaces.service.ts';
import { finishChange } from './finishChange.ts';
import type { ReservationWithItems } from './finishChange.ts';
import { explainFullStay } from '../planning/explainFullStay.ts';
import { checkinOffer } from '../planning/checkinOffer.repo.ts';
import type { CheckinOffer } from '../planning/checkinOffer.repo.ts';
import { removedWith, itemsOfGuest } from '../rows/guestItems.ts';
import { lockUnpaidHold } from '../rows/reservationAccess.ts';
import { insertItems, itemsOf, markRemoved, recordEvent } from '../rows/reservations.repo.ts';
import type { ReservationDeps, SessionContext } from '../rows/reservationDeps.ts';
import type { ItemRow, NewItem, ReservationRow, Tx } from '../rows/reservation.types.ts';

export interface CheckinRequest {
  activityId: string;
  entryId: string;
  persons: number[];
}

/**
 * Books a stay for guests: each gets the entry at the price of that day (0 where visits of a card pay) and the activity
 * that takes a place in the pool from the reservation's arrival up to its departure. Guests that already have an entry, or for whom no place is left (with
 * what the whole group can have instead), come back as not booked; the others stay booked. Earlier plain products of who is booked are removed (specification §5).
 * Throws `reservation_*`, `product_unavailable` (not sold in this flow), `times_unavailable`, `person_count_invalid`,
 * `payment_in_progress`.
 */
export async function addCheckin(
  tools: ReservationDeps,
  context: SessionContext,
  slug: string,
  request: CheckinRequest,
): Promise<ReservationWithItems & { notBooked: NotBooked[] }> {
  const { venue } = context;
  const key = { venueId: venue.venueId, sessionHash: context.sessionHash, slug };
  const done = await inTransaction(tools.db, async (tx) => {
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
    const stay = offeredStay({ row, offer, blocks, instant: tools.clock.now().getTime(), zone: venue.timeZone });
    const guests = guestNumbers(request.persons, row.personCount);
    if (guests === null) throw problem('person_count_invalid');
    const items = await itemsOf(tx, row.venueId, row.id);
    const objectionTo = (guest: number) =>
      duplicateOf(itemsOfGuest(items, guest), { xplanId: request.entryId, type: offer.entry.type });
    const bookable = guests.filter((guest) => objectionTo(guest) === null);
    const booked = await bookWhoFits(tools, tx, { row, offer, stay, guests: bookable });
    await removePlainProducts(tx, row, items, booked);
    await recordEvent(tx, {
      venueId: row.venueId,
      id: tools.newId(),
      reservationId: row.id,
      kind: 'checkin.added',
      actor: 'visitor',
      data: { entry: offer.entry.id, guests: booked },
    });
    const refused = guests
      .filter((guest) => !booked.includes(guest))
      .map((person) => ({ person, reason: objectionTo(person) ?? ('pool_full' as const) }));
    return { settled: await finishChange(tx, row), offer, stay, refused };
  });
  const isFull = done.refused.some(({ reason }) => reason === 'pool_full');
  const instead = isFull ? await explainFullStay(tools, context, { ...done, row: done.settled.row }) : [];
  const named = { name: translate(done.offer.entry.name, context.language).text, xplanId: request.entryId };
  const notBooked = done.refused.map(({ person, reason }) => ({
    ...named,
    person,
    reason,
    alternatives: reason === 'pool_full' ? instead : [],
  }));
  return { ...done.settled, notBooked };
}

interface Stay {
  from: number;
  to: number;
}

interface StayQuestion {
  row: ReservationRow;
  offer: CheckinOffer;
  blocks: OpeningBlock[];
  /** Now, in milliseconds since 1970. */
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

async function removePlainProducts(tx: Tx, row: ReservationRow, items: ItemRow[], guests: number[]): Promise<void> {
  const removed = removedWith(
    items,
    guests.flatMap((guest) => replacedByCheckin(itemsOfGuest(items, guest))),
  );
  if (removed.length === 0) return;
  await releaseClaims(tx, { venueId: row.venueId, reservationId: row.id, itemIds: removed });
  await markRemoved(tx, row.venueId, removed);
}

interface GroupStay {
  row: ReservationRow;
  offer: CheckinOffer;
  stay: Stay;
  guests: number[];
}

/** Books the stay for the whole group, or for as many of its guests as there are places: the first ones. */
async function bookWhoFits(tools: ReservationDeps, tx: Tx, group: GroupStay): Promise<number[]> {
  if (group.guests.length === 0) return [];
  try {
    await bookStay(tools, tx, group);
    return group.guests;
  } catch (error) {
    if (!(error instanceof PlanRefused)) throw error;
  }
  const { row, offer, stay, guests } = group;
  const places = { poolId: offer.poolId, fromMinute: stay.from, toMinute: stay.to };
  const free = await freeThroughout(tx, { venueId: row.venueId, day: row.day, ...places });
  const fitting = guests.slice(0, free);
  if (fitting.length > 0) await bookStay(tools, tx, { ...group, guests: fitting });
  return fitting;
}

/** Throws `PlanRefused` when the pool has fewer places: it then keeps them locked, and nothing was taken. */
async function bookStay(tools: ReservationDeps, tx: Tx, { guests, ...group }: GroupStay): Promise<void> {
  const { row, offer, stay } = group;
  const price = row.slug === cardFlowSlug ? 0 : priceOn(offer.entry.price, offer.priceRules, row.day);
  const pairs = guests.map((guest) => itemsFor(tools, group, { guest, price }));
  const places = { poolId: offer.poolId, fromMinute: stay.from, toMinute: stay.to, units: 1 };
  const pools = pairs.map(({ activity }) => ({ ...places, itemId: activity.id }));
  const owner = { venueId: row.venueId, reservationId: row.id, day: row.day, newId: tools.newId };
  await claimPlaces(tx, { ...owner, pools, resources: [] });
  await insertItems(
    tx,
    pairs.flatMap(({ entry, activity }) => [entry, activity]),
  );
}

function itemsFor(
  tools: ReservationDeps,
  { row, offer, stay }: Omit<GroupStay, 'guests'>,
  { guest, price }: { guest: number; price: number },
): { entry: NewItem; activity: NewItem } {
  const entryId = tools.newId();
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
    paymentMoment: product.paymentMoment,
    depositPercentage: product.depositPercentage,
  });
  return {
    entry: { ...shared, ...item(offer.entry), id: entryId, price },
    activity: {
      ...shared,
      ...item(offer.activityProduct),
      id: tools.newId(),
      parentId: entryId,
      checkinType: true,
      claimCount: 1,
      price: 0,
    },
  };
}

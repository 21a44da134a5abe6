import { cardFlowSlug } from '#domain/booking/cardVisits.ts';
import { dueOfGroup } from '#domain/booking/groupDeposit.ts';
import { priceOn } from '#domain/scheduling/stay/priceOn.ts';
import { claimPlaces, lockPlaces } from '#server/scheduling/claims/claims.service.ts';
import { together } from '#server/db/together.ts';
import { freeThroughout } from '#server/scheduling/days/freePlaces.service.ts';
import type { CheckinOffer } from '../planning/checkinOffer.repo.ts';
import { insertItems } from '../rows/reservationWrites.repo.ts';
import type { ReservationDeps } from '../rows/reservationDeps.ts';
import type { NewItem, ReservationRow, Tx } from '../rows/reservation.types.ts';

export interface Stay {
  from: number;
  to: number;
}

export interface GroupStay {
  row: ReservationRow;
  offer: CheckinOffer;
  stay: Stay;
  guests: number[];
}

type Deps = Pick<ReservationDeps, 'newId'>;

/** The first guests, as many as there are places for; those stay locked until the transaction ends. */
export async function fittingGuests(tx: Tx, { row, offer, stay, guests }: GroupStay): Promise<number[]> {
  const places = { poolId: offer.poolId, fromMinute: stay.from, toMinute: stay.to };
  await lockPlaces(tx, { venueId: row.venueId, reservationId: row.id, day: row.day, ...places });
  return guests.slice(0, await freeThroughout(tx, { venueId: row.venueId, day: row.day, ...places }));
}

/** Claims and items of all guests, sent at once. `written` throws `ClaimConflict` when the pool has fewer places. */
export function bookStay(
  deps: Deps,
  tx: Tx,
  { guests, ...group }: GroupStay,
): { items: NewItem[]; written: Promise<unknown> } {
  if (guests.length === 0) return { items: [], written: Promise.resolve() };
  const { row, offer, stay } = group;
  const moment = { date: row.day, start: stay.from };
  const price = row.slug === cardFlowSlug ? 0 : priceOn(offer.entry.price, offer.priceRules, moment);
  const pairs = guests.map((guest) => itemsFor(deps, group, { guest, price }));
  const places = { poolId: offer.poolId, fromMinute: stay.from, toMinute: stay.to, units: 1 };
  const pools = pairs.map(({ activity }) => ({ ...places, itemId: activity.id }));
  const owner = { venueId: row.venueId, reservationId: row.id, day: row.day, newId: deps.newId };
  const items = pairs.flatMap(({ entry, activity }) => [entry, activity]);
  const claimed = claimPlaces(tx, { ...owner, pools, resources: [] });
  return { items, written: together([claimed, insertItems(tx, items)]) };
}

function itemsFor(
  deps: Deps,
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

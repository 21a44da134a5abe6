import { cardFlowSlug } from '#domain/booking/cardVisits.ts';
import { dueOfGroup } from '#domain/booking/groupDeposit.ts';
import { priceOn } from '#domain/scheduling/stay/priceOn.ts';
import { claimPlaces, ClaimConflict } from '#server/scheduling/claims/claims.service.ts';
import { freeThroughout } from '#server/scheduling/days/freePlaces.service.ts';
import type { CheckinOffer } from '../planning/checkinOffer.repo.ts';
import { insertItems } from '../rows/reservationWrites.repo.ts';
import type { ReservationDeps } from '../rows/reservationDeps.ts';
import type { NewItem, ReservationRow, Tx } from '../rows/reservation.types.ts';

export interface Stay {
  from: number;
  to: number;
}

interface GroupStay {
  row: ReservationRow;
  offer: CheckinOffer;
  stay: Stay;
  guests: number[];
}

type Deps = Pick<ReservationDeps, 'newId'>;

/** Returns the booked guests: the first ones when places are short. */
export async function bookFittingGuests(deps: Deps, tx: Tx, group: GroupStay): Promise<number[]> {
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
async function bookStay(deps: Deps, tx: Tx, { guests, ...group }: GroupStay): Promise<void> {
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

import type { NotBooked, StaffItemForm } from '#contract/names.ts';
import { groupBy } from '#domain/values/groupBy.ts';
import { translate } from '#domain/values/translated.ts';
import { deskActivity } from '#domain/scheduling/stay/deskActivity.ts';
import { earliestMinute } from '#domain/scheduling/stay/dayAvailability.ts';
import { stayIsOffered } from '#domain/scheduling/stay/entryTimes.ts';
import { duplicateOf } from '#domain/booking/items.ts';
import { withoutCache } from '#server/db/venueCache.ts';
import { problem } from '#server/http/problem.ts';
import { soldProducts } from '#server/catalog/soldProducts.service.ts';
import { blocksOn } from '#server/scheduling/openingTimes/openingTimes.service.ts';
import { bookStay, fittingGuests } from '../items/bookStays.ts';
import type { Stay } from '../items/bookStays.ts';
import { checkinOffer } from '../planning/checkinOffer.repo.ts';
import type { CheckinOffer } from '../planning/checkinOffer.repo.ts';
import { explainFullStay } from '../planning/explainFullStay.ts';
import { venueNow } from '../planning/groupDay.ts';
import { itemsOfGuest } from '../rows/guestItems.ts';
import type { ReservationDeps } from '../rows/reservationDeps.ts';
import type { ItemRow, ReservationRow, Tx } from '../rows/reservation.types.ts';
import type { DeskContext } from './deskContext.ts';

interface Checkins {
  row: ReservationRow;
  items: readonly ItemRow[];
  forms: readonly StaffItemForm[];
  mayClaim: boolean;
}

interface Entered {
  notBooked: NotBooked[];
  /** What is no check-in. */
  others: StaffItemForm[];
}

/** Books the entries that the flow sells by a check-in, for as many guests as have a place. Throws `times_unavailable`. */
export async function deskCheckins(
  deps: ReservationDeps,
  tx: Tx,
  context: DeskContext,
  { row, items, forms, mayClaim }: Checkins,
): Promise<Entered> {
  const { venueId } = row;
  const sold = new Set((await soldProducts(tx, venueId, row.flowId)).map(({ xplanId }) => xplanId));
  const entered: Entered = { notBooked: [], others: [] };
  for (const [entryXplanId, ofEntry] of groupBy(forms, ({ productId }) => productId)) {
    const offer = sold.has(entryXplanId) ? null : await checkinOffer(tx, { venueId, flowId: row.flowId, entryXplanId });
    if (offer === null) {
      entered.others.push(...ofEntry);
      continue;
    }
    const stay = await deskStay(deps, tx, context, { row, offer });
    const guests = [...new Set(ofEntry.map(({ person }) => person))].filter((guest) => guest <= row.personCount);
    const type = { xplanId: entryXplanId, type: offer.entry.type };
    const reasonOf = (guest: number) => duplicateOf(itemsOfGuest(items, guest), type);
    const bookable = mayClaim ? guests.filter((guest) => reasonOf(guest) === null) : [];
    const group = { row, offer, stay, guests: bookable };
    const booked = bookable.length > 0 ? await fittingGuests(tx, group) : [];
    await bookStay(deps, tx, { ...group, guests: booked }).written;
    const refused = guests.filter((guest) => !booked.includes(guest));
    const isFull = refused.some((guest) => reasonOf(guest) === null);
    const alternatives = isFull
      ? await explainFullStay({ ...deps, db: tx, cache: withoutCache }, context, { row, offer, stay })
      : [];
    const name = translate(offer.entry.name, context.language).text;
    for (const person of refused) {
      const reason = reasonOf(person) ?? ('pool_full' as const);
      const nearest = reason === 'pool_full' ? alternatives.slice(0, 10) : [];
      entered.notBooked.push({ name, xplanId: entryXplanId, person, reason, alternatives: nearest });
    }
  }
  return entered;
}

async function deskStay(
  deps: ReservationDeps,
  tx: Tx,
  { venue }: DeskContext,
  { row, offer }: { row: ReservationRow; offer: CheckinOffer },
): Promise<Stay> {
  if (row.startMinute === null || row.endMinute === null) throw problem('times_unavailable');
  const stay = { from: row.startMinute, to: row.endMinute };
  const isOffered = stayIsOffered({
    activity: deskActivity(offer.activity),
    blocks: await blocksOn(tx, row.venueId, row.day),
    earliestMinute: earliestMinute(row.day, venueNow(deps.clock, venue)),
    arrival: stay.from,
    departure: stay.to,
  });
  if (!isOffered) throw problem('times_unavailable');
  return stay;
}

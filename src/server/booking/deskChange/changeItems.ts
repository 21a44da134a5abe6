import type { NotBooked } from '#contract/names.ts';
import { withoutCache } from '#server/db/venueCache.ts';
import { planRequests } from '#domain/scheduling/day/dayPlan.ts';
import { liesInBlock } from '#domain/scheduling/stay/openingBlocks.ts';
import type { OpeningBlock } from '#domain/scheduling/stay/openingBlocks.ts';
import type { MinuteOfDay } from '#domain/values/timeOfDay.ts';
import { translate } from '#domain/values/translated.ts';
import { onEventLoop } from '#server/adapters/planning/planningThreads.ts';
import { withinPlannerLimits } from '#server/adapters/planning/plannerWork.ts';
import { expectValid } from '#server/http/expect.ts';
import { problem } from '#server/http/problem.ts';
import { releaseClaims } from '#server/scheduling/claims/claims.service.ts';
import type { DeskContext } from '../desk/deskContext.ts';
import { bookRequests } from '../items/bookRequests.ts';
import { explainRefusals, withoutAlternatives } from '../planning/explainRefusals.ts';
import { groupDay } from '../planning/groupDay.ts';
import type { DaySource } from '../planning/groupDay.ts';
import type { PricedRequest } from '../planning/pricedRequests.ts';
import { itemsOf } from '../rows/reservations.repo.ts';
import type { ItemRow, ReservationRow, ReservationWithItems, Tx } from '../rows/reservation.types.ts';
import { markRemoved, updateReservation } from '../rows/reservationWrites.repo.ts';
import { rebookRequests } from '../selfService/rebookRequests.ts';
import { chosenItem, isEntryStay } from './chosenItems.ts';
import type { ChosenItem, ItemChoice } from './chosenItems.ts';
import { nearestDepartures } from './nearestDepartures.ts';
import { outsideStay } from './outsideStay.ts';
import { placeStays } from './placedStays.ts';
import { renewArrangements } from './renewArrangements.ts';
import { spanArrangements } from './spanArrangements.ts';
import { treatmentsOf } from './treatments.ts';

export interface ItemsChange {
  /** Of the departure; null: it stays. */
  end: MinuteOfDay | null;
  choices: readonly ItemChoice[];
}

export interface Misfit {
  notBooked: NotBooked[];
  /** At which everything would fit as it is chosen, the nearest first. */
  departures: MinuteOfDay[];
}

type Deps = { newId(): string };
type Source = DaySource & { db: Tx };

/**
 * Gives a locked booking another departure and other items; what nobody named keeps its time, therapist and room. What does
 * not fit is gone and explained: the caller rolls back. Throws what `chosenItem` does, `times_unavailable`,
 * `validation_failed` for an item that is named twice, `ClaimConflict`.
 */
export async function changeItems(
  deps: Deps,
  source: Source,
  { booking, language }: { booking: ReservationWithItems } & Pick<DeskContext, 'language'>,
  { end, choices }: ItemsChange,
): Promise<Misfit> {
  const { db: tx } = source;
  const { items } = booking;
  const row = end === null ? booking.row : { ...booking.row, endMinute: end };
  const requests = await rebookRequests(tx, row, items);
  const chosen: ChosenItem[] = [];
  for (const choice of choices) chosen.push(await chosenItem(tx, booking, requests, choice));
  const named = chosen.flatMap(({ replaced }) => replaced);
  expectValid(new Set(named).size < named.length ? [{ pointer: '/items', code: 'duplicate' }] : []);
  const stayingItems = without(items, named);
  const outside = end === null ? [] : outsideStay({ row, items: stayingItems }, requests);
  const gone = [...named, ...outside.flatMap(({ replaced }) => replaced)];
  await take(tx, row, gone);
  const placed = [...chosen, ...outside].flatMap(({ request }) => request ?? []);
  const stays = {
    booked: end === null ? [] : requests.filter((request) => hasStay(request) && isBooked(stayingItems, request)),
    chosen: placed.filter(isEntryStay),
  };
  const staying = { row, items: without(items, gone) };
  const placedStays = await placeStays(deps, source, staying, stays);
  if (end !== null && stays.booked.length + stays.chosen.length === 0) mustBeOpen(row, placedStays.blocks);
  const chosenTreatments = placed.filter((request) => !isEntryStay(request));
  const treatments = await renewArrangements(deps, tx, staying, chosenTreatments);
  const refused = await placeTreatments(deps, source, staying, treatments);
  await spanArrangements(tx, row);
  const explained = await explainTreatments(source, language, { row, requests: refused });
  const refusedStays = placedStays.refused.flatMap((stay) => withoutAlternatives(stay.request, stay.reason, language));
  const notBooked = [...refusedStays, ...explained];
  return { notBooked, departures: notBooked.length > 0 && end !== null ? departuresOf() : [] };

  function departuresOf(): MinuteOfDay[] {
    const { blocks, couldEndAt } = placedStays;
    const after = Math.max(
      row.startMinute ?? 0,
      ...treatmentsOf(stayingItems, requests).map((treatment) => treatment.end),
    );
    return nearestDepartures({ blocks, after, near: end ?? 0, fits: couldEndAt });
  }
}

/** Where no entry says it. Throws `times_unavailable`. */
function mustBeOpen({ startMinute, endMinute }: ReservationRow, blocks: readonly OpeningBlock[]): void {
  if (startMinute === null || endMinute === null) return;
  if (!liesInBlock(blocks, { from: startMinute, to: endMinute })) throw problem('times_unavailable');
}

const without = (items: readonly ItemRow[], ids: readonly string[]): ItemRow[] =>
  items.filter(({ id }) => !ids.includes(id));

const hasStay = ({ products }: PricedRequest): boolean => products.some(({ stay }) => stay !== null);

const isBooked = (items: readonly ItemRow[], { existingItems }: PricedRequest): boolean =>
  existingItems.every(({ id }) => items.some((item) => item.id === id));

async function take(tx: Tx, { venueId, id, endMinute }: ReservationRow, itemIds: string[]): Promise<void> {
  await releaseClaims(tx, { venueId, reservationId: id, itemIds });
  await markRemoved(tx, venueId, itemIds);
  await updateReservation(tx, venueId, id, { endMinute });
}

/** Books what fits and returns the rest. */
async function placeTreatments(
  deps: Deps,
  source: Source,
  { row, items }: ReservationWithItems,
  requests: readonly PricedRequest[],
): Promise<PricedRequest[]> {
  if (requests.length === 0) return [];
  const products = requests.flatMap((request) => request.products);
  const { day, existingBookings } = await groupDay(source, { row, items }, { products });
  const plan = withinPlannerLimits(() => planRequests(day, existingBookings, requests), null);
  if (plan === null) return [...requests];
  await bookRequests(deps, source.db, { row, requests, plan }).written;
  return requests.filter(({ id }) => plan.refused.includes(id));
}

/** With the nearest times of the day beside what is booked by then. */
async function explainTreatments(
  { db, clock, venue }: Source,
  language: DeskContext['language'],
  { row, requests }: { row: ReservationRow; requests: PricedRequest[] },
): Promise<NotBooked[]> {
  const visit = { row, items: await itemsOf(db, row.venueId, row.id) };
  const refusals = { visit, requests, otherwise: 'stay_too_short' as const };
  const explained = await explainRefusals(
    { db, cache: withoutCache, clock, plan: onEventLoop },
    { venue, language },
    refusals,
  );
  return requests.flatMap((request) =>
    (explained.get(request.id) ?? []).map((refusal) => ({
      ...refusal,
      ...nameOf(request, language),
      alternatives: refusal.alternatives.filter(({ date }) => date === row.day),
    })),
  );
}

/** Of an arrangement the part that finds no place. */
function nameOf({ offer, products, partOf }: PricedRequest, language: DeskContext['language']) {
  const { name, xplanId } = (partOf && products[0]) ?? offer;
  return { name: translate(name, language).text, xplanId };
}

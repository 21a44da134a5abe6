import type { DeskOffers, DeskProduct, DeskStay } from '#contract/names.ts';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { earliestMinute } from '#domain/scheduling/stay/dayAvailability.ts';
import { pricesOfDay } from '#domain/scheduling/stay/pricesOfDay.ts';
import type { PricesOfDay } from '#domain/scheduling/stay/pricesOfDay.ts';
import { groupBy } from '#domain/values/groupBy.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import { translate } from '#domain/values/translated.ts';
import { soldProducts } from '#server/catalog/soldProducts.service.ts';
import type { SoldProduct } from '#server/catalog/soldProducts.service.ts';
import { together } from '#server/db/together.ts';
import { blocksOn } from '#server/scheduling/openingTimes/openingTimes.service.ts';
import { checkinOffer } from '../planning/checkinOffer.repo.ts';
import { venueNow } from '../planning/groupDay.ts';
import type { ReservationDeps } from '../rows/reservationDeps.ts';
import type { Db } from '../rows/reservation.types.ts';
import type { DeskContext } from './deskContext.ts';
import { checkinEntries, datedFlows } from './deskOffers.repo.ts';

/** All that the desk can sell for a day, by flow, in the flow's order, and when the house is open. */
export async function deskOffers(
  { db, cache, clock }: Pick<ReservationDeps, 'db' | 'cache' | 'clock'>,
  { venue, language }: Pick<DeskContext, 'venue' | 'language'>,
  date: string,
): Promise<DeskOffers> {
  const { venueId } = venue;
  const now = venueNow(clock, venue);
  const [flows, blocks] = await cache.read(db, venueId, (at) =>
    together([flowsOf(at, venueId, { date, language }), blocksOn(at, venueId, date)]),
  );
  const earliest = earliestMinute(date, now);
  return {
    today: now.today,
    earliestTime: earliest < 1440 ? formatTime(earliest) : null,
    blocks: blocks.map(({ fromMinute, toMinute }) => ({
      startTime: formatTime(fromMinute),
      endTime: formatTime(toMinute),
    })),
    flows,
  };
}

type OfferedDay = Pick<DeskContext, 'language'> & { date: string };

async function flowsOf(db: Db, venueId: string, day: OfferedDay): Promise<DeskOffers['flows']> {
  const flows: DeskOffers['flows'] = [];
  for (const flow of await datedFlows(db, venueId)) {
    const entries = await entriesOf(db, { venueId, flowId: flow.id }, day);
    const products = (await soldProducts(db, venueId, flow.id)).map((product) => productView(product, day));
    if (entries.length + products.length === 0) continue;
    const name = translate(flow.name, day.language).text;
    flows.push({ id: flow.id, name, needsTimes: flowNeeds.times(flow), products: [...entries, ...products] });
  }
  return flows;
}

async function entriesOf(
  db: Db,
  { venueId, flowId }: { venueId: string; flowId: string },
  { date, language }: OfferedDay,
): Promise<DeskProduct[]> {
  const entries: DeskProduct[] = [];
  for (const xplanId of await checkinEntries(db, venueId, flowId)) {
    const offer = await checkinOffer(db, { venueId, flowId, entryXplanId: xplanId });
    if (!offer) continue;
    const { name, price } = offer.entry;
    const prices = pricesOfDay({ price, priceRules: offer.priceRules }, date);
    const ofDay = { name: translate(name, language).text, ...priceView(prices) };
    entries.push({ xplanId, ...ofDay, hasTime: false, guests: 1, stay: stayView(offer.activity), choices: [] });
  }
  return entries;
}

function productView(product: SoldProduct, { date, language }: OfferedDay): DeskProduct {
  const { xplanId, name, planning, parts } = product;
  const choices = groupBy(
    parts.filter(({ choice }) => choice !== 0),
    ({ choice }) => choice,
  );
  const stay = [product, ...parts.map((part) => part.product)].find((each) => each.stay !== null)?.stay ?? null;
  return {
    xplanId,
    name: translate(name, language).text,
    ...priceView(pricesOfDay(product, date)),
    hasTime: planning !== null || parts.some((part) => part.product.planning !== null),
    guests: Math.max(planning?.guests ?? 1, ...parts.map((part) => part.product.planning?.guests ?? 1)),
    stay: stay && stayView(stay.activity),
    choices: [...choices.values()].map((options) =>
      options.map((part) => ({ xplanId: part.product.xplanId, name: translate(part.product.name, language).text })),
    ),
  };
}

const priceView = ({ lowest, varies }: PricesOfDay) => ({ price: lowest, ...(varies ? { priceVaries: true } : {}) });

const stayView = ({ arrivalFrom, arrivalTo, departureUntil, maxStay }: DeskStay): DeskStay => ({
  arrivalFrom,
  arrivalTo,
  departureUntil,
  maxStay,
});

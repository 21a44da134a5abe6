import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { DateTest } from '#contract/names.ts';
import { explainedStarts } from '#domain/scheduling/day/explainedStarts.ts';
import { earliestMinute, lastBookableDate, outsideHorizon } from '#domain/scheduling/stay/dayAvailability.ts';
import type { RichText } from '#domain/catalog/richText.ts';
import type { Activity } from '#domain/scheduling/stay/entryTimes.ts';
import { explainedArrivals } from '#domain/scheduling/stay/explainedArrivals.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import { translate } from '#domain/values/translated.ts';
import { withinPlannerLimits } from '#server/adapters/planning/plannerWork.ts';
import { soldProducts } from '#server/catalog/soldProducts.service.ts';
import type { SoldProduct } from '#server/catalog/soldProducts.service.ts';
import type { RequestContext } from '#server/http/handlers.ts';
import { problem } from '#server/http/problem.ts';
import { freeByBucket } from '#server/scheduling/days/freePlaces.service.ts';
import { openingTimesBetween } from '#server/scheduling/openingTimes/openingTimes.service.ts';
import { checkinEntries, datedFlows } from '../desk/deskOffers.repo.ts';
import { checkinOffer } from '../planning/checkinOffer.repo.ts';
import { groupDay, venueNow } from '../planning/groupDay.ts';
import type { DaySource } from '../planning/groupDay.ts';
import { pricedRequests } from '../planning/pricedRequests.ts';
import { chosenParts } from './treatmentTimes.ts';

type Question = { date: LocalDate; persons: number };
type Source = DaySource & Pick<RequestContext, 'language'>;

/** What a group without a reservation is offered on a day, and why not the rest. Throws `person_count_invalid`. */
export async function dateTest(source: Source, question: Question): Promise<DateTest> {
  const { db, clock, venue, language } = source;
  const { date, persons } = question;
  if (persons > venue.settings.maxPersons) throw problem('person_count_invalid');
  const now = venueNow(clock, venue);
  const lastDate = lastBookableDate(now.today, venue.settings.bookingCap);
  const opening = await openingTimesBetween(db, venue.venueId, date, date);
  const blocks = opening.blocksOn(date);
  const reason = outsideHorizon(date, { today: now.today, lastDate }) ?? (blocks.length === 0 ? 'closed' : null);
  const sold = reason === null ? await soldOn(source) : { checkins: [], products: [] };
  const stays = [];
  for (const checkin of sold.checkins) {
    const freeAt = await freePlacesOf(source, checkin.poolId, date);
    const day = { activity: checkin.activity, blocks, persons, freeAt, earliestMinute: earliestMinute(date, now) };
    stays.push({ name: checkin.name, arrivals: explainedArrivals(day).map(arrivalView) });
  }
  const starts = [];
  for (const product of sold.products) {
    await yieldToEventLoop();
    starts.push({ name: translate(product.name, language).text, times: await timesOf(source, product, question) });
  }
  return {
    lastDate,
    reason,
    blocks: blocks.map(({ fromMinute, toMinute }) => ({ from: formatTime(fromMinute), to: formatTime(toMinute) })),
    message: opening.messageOn(date, language),
    stays,
    starts,
  };
}

type Checkin = { name: RichText; activity: Activity; poolId: string };

/** Each once, in the order of the flows. */
async function soldOn({ db, venue: { venueId }, language }: Source) {
  const checkins = new Map<string, Checkin>();
  const products = new Map<string, SoldProduct>();
  const addStay = (name: RichText, { activity, poolId }: Omit<Checkin, 'name'>): void => {
    checkins.set(JSON.stringify([name, activity, poolId]), { name, activity, poolId });
  };
  for (const { id: flowId } of await datedFlows(db, venueId)) {
    for (const entryXplanId of await checkinEntries(db, venueId, flowId)) {
      const offer = await checkinOffer(db, { venueId, flowId, entryXplanId });
      if (offer) addStay(translate(offer.entry.name, language).text, offer);
    }
    for (const product of await soldProducts(db, venueId, flowId)) {
      if (product.stay && !product.planning) addStay(translate(product.name, language).text, product.stay);
      if ([product, ...product.parts.map((part) => part.product)].some(({ planning }) => planning !== null)) {
        products.set(product.xplanId, product);
      }
    }
  }
  return { checkins: [...checkins.values()], products: [...products.values()] };
}

async function freePlacesOf({ db, venue: { venueId } }: Source, poolId: string, date: LocalDate) {
  const places = (await freeByBucket(db, { venueId, poolId, fromDay: date, toDay: date })).get(date);
  return (bucket: number): number => places?.[bucket] ?? 0;
}

const arrivalView = ({ arrival, departures, reason, limit }: ReturnType<typeof explainedArrivals>[number]) => ({
  time: formatTime(arrival),
  departures: departures.map(formatTime),
  reason,
  limit,
});

/** For all, two by two of what is for two; null where they cannot be divided so, or it takes too long to find out. */
async function timesOf(source: Source, product: SoldProduct, { date, persons }: Question) {
  const { venueId } = source.venue;
  const size = Math.max(1, ...[product, ...product.parts.map((part) => part.product)].map(guestsOf));
  if (persons % size !== 0) return null;
  const guests = Array.from({ length: persons }, (_, index) => index + 1);
  const party = { personCount: persons, allowsAllGuests: true };
  const requests = pricedRequests(
    product,
    { xplanId: product.xplanId, parts: chosenParts(product, []), guests },
    party,
  );
  const row = { venueId, id: '', day: date, personCount: persons, startMinute: null, endMinute: null };
  const { day } = await groupDay(source, { row, items: [] }, { products: requests[0]!.products });
  const times = withinPlannerLimits(() => explainedStarts(day, requests), null);
  return times && times.map(({ start, reason }) => ({ time: formatTime(start), reason }));
}

const guestsOf = ({ planning }: Pick<SoldProduct, 'planning'>): number => planning?.guests ?? 1;

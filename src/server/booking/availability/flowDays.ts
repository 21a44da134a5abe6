import type { DateReason, Schedule, ScheduleMeta } from '#contract/names.ts';
import { lastBookableDate } from '#domain/scheduling/stay/dayAvailability.ts';
import { offeredParts } from '#domain/scheduling/day/dayOffers.ts';
import type { Offer } from '#domain/scheduling/day/dayOffers.ts';
import type { Day } from '#domain/scheduling/day/day.ts';
import { isPlanned } from '#domain/scheduling/day/day.ts';
import { contentKey } from '#server/adapters/memoizeByContent.ts';
import type { ContentKey } from '#server/adapters/memoizeByContent.ts';
import { pricesOfDay } from '#domain/scheduling/stay/pricesOfDay.ts';
import { addDays } from '#domain/values/localDate.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Db } from '#server/db/schema.ts';
import type { Clock } from '#server/adapters/clock.ts';
import { groupDays, venueNow } from '../planning/groupDay.ts';
import { priceView } from './pricesByTime.ts';
import { dayTerms, planningTerms } from '../rows/planner.ts';
import type { Planner } from '../rows/planner.ts';
import { offersCost } from '../rows/planningCosts.ts';
import type { SessionContext } from '../rows/reservationDeps.ts';
import type { BookableProduct, SoldProduct } from '#server/catalog/soldProducts.service.ts';

interface FlowDaysQuestion {
  products: readonly SoldProduct[];
  from: LocalDate;
  to: LocalDate;
  personCount: number;
  own: { id: string; itemIds: string[] } | null;
}

/** Days on which the whole group can have the same product, with the lowest price in cents. Days inclusive. */
export async function offeredDays(
  deps: { db: Db; clock: Clock; planner: Planner },
  visitor: SessionContext,
  { products, from, to, personCount, own }: FlowDaysQuestion,
): Promise<{ days: Schedule; reasons: ScheduleMeta['reasons'] }> {
  const { venue } = visitor;
  const planned = products.filter((offer) => partsOf(offer).some(isPlanned));
  const { today } = venueNow(deps.clock, venue);
  const lastDate = lastBookableDate(today, venue.settings.bookingCap);
  const row = { venueId: venue.venueId, id: own?.id ?? '', day: from, personCount, startMinute: null, endMinute: null };
  const [fromDay, toDay] = [from < today ? today : from, to > lastDate ? lastDate : to];
  const reading = { products: planned.flatMap(partsOf), replacedItemIds: own?.itemIds ?? [], fromDay, toDay };
  const readDays = fromDay <= toDay ? await groupDays({ ...deps, venue }, row, reading) : [];
  const offers = offeredParts(planned.map(offerOf)).map((parts) => parts.map(planningTerms));
  const offersKey = contentKey(offers);
  const daysByDate = new Map(
    readDays.map((day) => [day.date, { day, key: contentKey([offersKey, dayTerms(day, reading.products)]) }]),
  );
  const keys = new Set([...daysByDate.values()].map(({ key }) => key));
  const newDays = [...keys].filter((key) => !deps.planner.days.has(key)).length;
  if (newDays > 0) await deps.planner.record(visitor, newDays * personCount);
  const isOffered = ({ day, key }: { day: Day; key: ContentKey }): Promise<boolean> =>
    deps.planner.days.get(key, () => deps.planner.plan('offers', [day, offers], { cost: offersCost(day, offers) }));
  const shortestNotice = shortestNoticeOf(reading.products);
  const days: Schedule = {};
  const reasons: ScheduleMeta['reasons'] = {};
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const keyed = daysByDate.get(date);
    const day = keyed?.day;
    if (day && (await isOffered(keyed))) {
      const prices = planned.map((offer) => pricesOfDay(offer, date, day.blocks));
      const lowest = Math.min(...prices.map((each) => each.lowest));
      days[date] = priceView({ lowest, varies: prices.some(({ varies }) => varies) });
    } else if (date < today) reasons[date] = 'past';
    else if (date > lastDate) reasons[date] = 'beyond_horizon';
    else if (!day || day.blocks.length === 0) reasons[date] = 'closed';
    else reasons[date] = reasonWithin(untilClosing(day), shortestNotice);
  }
  return { days, reasons };
}

/** In minutes; 0 where nothing has a time of its own. */
function shortestNoticeOf(products: readonly BookableProduct[]): number {
  const notices = products.flatMap(({ planning }) => (planning ? [planning.noticeHours * 60] : []));
  return notices.length === 0 ? 0 : Math.min(...notices);
}

function reasonWithin(minutes: number, notice: number): DateReason {
  if (minutes <= 0) return 'past';
  return minutes <= notice ? 'notice' : 'full';
}

/** In minutes from now. */
const untilClosing = ({ lead = 0, blocks }: Day): number => lead + (blocks.at(-1)?.toMinute ?? 0);

const partsOf = (offer: SoldProduct) => [offer, ...offer.parts.map(({ product }) => product)];

function offerOf(offer: SoldProduct): Offer {
  if (offer.objectType !== 'collection') return { included: [offer], choices: [] };
  const alternatives = new Map<number, SoldProduct['parts'][number]['product'][]>();
  for (const { choice, product } of offer.parts)
    alternatives.set(choice, [...(alternatives.get(choice) ?? []), product]);
  const included = alternatives.get(0) ?? [];
  alternatives.delete(0);
  return { included, choices: [...alternatives.values()] };
}

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
import { together } from '#server/db/together.ts';
import type { VenueCache } from '#server/db/venueCache.ts';
import type { Clock } from '#server/adapters/clock.ts';
import { problem } from '#server/http/problem.ts';
import { groupDays, venueNow } from '../planning/groupDay.ts';
import { ownVisit } from '../planning/visit.ts';
import { priceView } from './pricesByTime.ts';
import { dayTerms, planningTerms } from '../rows/planner.ts';
import type { Planner } from '../rows/planner.ts';
import { offersCost } from '../rows/planningCosts.ts';
import type { SessionContext } from '../rows/reservationDeps.ts';
import { soldProducts } from '#server/catalog/soldProducts.service.ts';
import type { BookableProduct, SoldProduct } from '#server/catalog/soldProducts.service.ts';
import { readOpenSlug } from './availability.repo.ts';

export type OfferedDays = { days: Schedule; reasons: ScheduleMeta['reasons'] };

type Deps = { db: Db; cache: VenueCache; clock: Clock; planner: Planner };

/** Both inclusive. */
type DaysQuestion = { from: LocalDate; to: LocalDate; persons: number };

export type FlowQuestion = DaysQuestion & { flowId: string };

/** Days on which the whole group can have the product, with the lowest price in cents. */
export async function productDays(
  deps: Deps,
  visitor: SessionContext,
  { product, ...question }: DaysQuestion & { product: SoldProduct },
): Promise<OfferedDays> {
  const sold = { products: [product], own: null };
  const days = await deps.cache.read(deps.db, visitor.venue.venueId, (at) =>
    readDays({ ...deps, db: at }, visitor, question, sold),
  );
  return offeredDays(deps, visitor, question, { ...sold, days });
}

/** The same of the first page of a flow: all of the group have the same product. Throws `not_found`. */
export async function flowDays(
  deps: Deps,
  visitor: SessionContext,
  { flowId, ...question }: FlowQuestion,
): Promise<OfferedDays> {
  const { venueId } = visitor.venue;
  const read = await deps.cache.read(deps.db, venueId, async (at) => {
    const slug = await readOpenSlug(at, venueId, flowId);
    if (slug === undefined) throw problem('not_found');
    const [products, visit] = await together([soldProducts(at, venueId, flowId, 1), ownVisit(at, visitor, slug)]);
    const own = visit && { id: visit.row.id, itemIds: visit.items.map(({ id }) => id) };
    const sold = { products, own };
    return { ...sold, days: await readDays({ ...deps, db: at }, visitor, question, sold) };
  });
  return offeredDays(deps, visitor, question, read);
}

interface Sold {
  products: readonly SoldProduct[];
  own: { id: string; itemIds: string[] } | null;
}

const plannedOf = ({ products }: Sold): SoldProduct[] => products.filter((offer) => partsOf(offer).some(isPlanned));

async function readDays(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { venue }: SessionContext,
  { from, to, persons: personCount }: DaysQuestion,
  sold: Sold,
): Promise<Day[]> {
  const { today } = venueNow(clock, venue);
  const lastDate = lastBookableDate(today, venue.settings.bookingCap);
  const { own } = sold;
  const row = { venueId: venue.venueId, id: own?.id ?? '', day: from, personCount, startMinute: null, endMinute: null };
  const [fromDay, toDay] = [from < today ? today : from, to > lastDate ? lastDate : to];
  const products = plannedOf(sold).flatMap(partsOf);
  if (fromDay > toDay) return [];
  return groupDays({ db, clock, venue }, row, { products, replacedItemIds: own?.itemIds ?? [], fromDay, toDay });
}

async function offeredDays(
  deps: Deps,
  visitor: SessionContext,
  { from, to, persons }: DaysQuestion,
  { days: read, ...sold }: Sold & { days: readonly Day[] },
): Promise<OfferedDays> {
  const { venue } = visitor;
  const planned = plannedOf(sold);
  const parts = planned.flatMap(partsOf);
  const { today } = venueNow(deps.clock, venue);
  const lastDate = lastBookableDate(today, venue.settings.bookingCap);
  const offers = offeredParts(planned.map(offerOf)).map((offer) => offer.map(planningTerms));
  const offersKey = contentKey(offers);
  const daysByDate = new Map(
    read.map((day) => [day.date, { day, key: contentKey([offersKey, dayTerms(day, parts)]) }]),
  );
  const keys = new Set([...daysByDate.values()].map(({ key }) => key));
  const newDays = [...keys].filter((key) => !deps.planner.days.has(key)).length;
  if (newDays > 0) await deps.planner.record(visitor, newDays * persons);
  const isOffered = ({ day, key }: { day: Day; key: ContentKey }): Promise<boolean> =>
    deps.planner.days.get(key, () => deps.planner.plan('offers', [day, offers], { cost: offersCost(day, offers) }));
  const shortestNotice = shortestNoticeOf(parts);
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

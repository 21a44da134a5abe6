import type { DayTimes } from '#contract/names.ts';
import { isPlanned } from '#domain/scheduling/day/day.ts';
import { commonStarts } from '#domain/scheduling/day/starts.ts';
import { withinPlannerLimits } from '#server/adapters/planning/plannerWork.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import type { Db } from '#server/db/schema.ts';
import type { VenueCache } from '#server/db/venueCache.ts';
import type { Clock } from '#server/adapters/clock.ts';
import { pricesByTime } from './pricesByTime.ts';
import { explainRefusals } from '../planning/explainRefusals.ts';
import { groupDay } from '../planning/groupDay.ts';
import type { GroupDay } from '../planning/groupDay.ts';
import { startPricedBy } from '../planning/priceFor.ts';
import { pricedRequests } from '../planning/pricedRequests.ts';
import type { PricedRequest, ProductQuestion } from '../planning/pricedRequests.ts';
import { visitOn } from '../planning/visit.ts';
import type { Visit } from '../planning/visit.ts';
import type { Planner } from '../rows/planner.ts';
import type { SessionContext } from '../rows/reservationDeps.ts';
import type { SoldProduct } from '#server/catalog/soldProducts.service.ts';
import { isHiddenProduct, visibleProduct } from '#server/catalog/soldProducts.service.ts';

export interface TimesQuestion extends ProductQuestion {
  date: LocalDate;
  /** Slug; with it the visitor's own reservation of that day counts. */
  flow: string | undefined;
  persons: number;
  /** The entry that pays for a stay. */
  entry?: string | undefined;
  withMessages: boolean;
}

type Times = Pick<DayTimes, 'arrivalTimes' | 'prices' | 'reason' | 'alternatives'>;

interface TreatmentDay extends GroupDay {
  offer: SoldProduct;
  visit: Visit;
  requests: PricedRequest[];
}

/** Null for a product without a time of its own. Throws `person_count_invalid`, `product_unavailable`. */
export async function readTreatmentDay(
  { db, clock }: { db: Db; clock: Clock },
  context: SessionContext,
  question: TimesQuestion,
): Promise<TreatmentDay | 'hidden' | null> {
  const { venue } = context;
  const offer = await visibleProduct(db, venue.venueId, question.xplanId);
  if (!offer) return (await isHiddenProduct(db, venue.venueId, question.xplanId)) ? 'hidden' : null;
  if (![offer, ...offer.parts.map(({ product }) => product)].some(isPlanned)) return null;
  const { date, flow, persons, guests = [] } = question;
  const visit = await visitOn(db, context, { date, flow, personCount: Math.max(persons, ...guests) });
  const party = { personCount: visit.row.personCount, allowsAllGuests: venue.settings.everyoneTreatmentOption };
  const requests = pricedRequests(offer, { ...question, parts: chosenParts(offer, question.parts) }, party);
  const products = requests[0]?.products ?? [];
  return { offer, visit, requests, ...(await groupDay({ db, clock, venue }, visit, { products })) };
}

/** Of what was read. Throws `service_unavailable`. */
export async function treatmentTimes(
  { planner, ...deps }: { db: Db; cache: VenueCache; clock: Clock; planner: Planner },
  context: SessionContext,
  { date }: TimesQuestion,
  read: TreatmentDay | 'hidden' | null,
): Promise<Times | null> {
  if (read === null) return null;
  if (read === 'hidden') return noTimes;
  const { offer, visit, requests, day, existingBookings } = read;
  const products = requests[0]?.products ?? [];
  const starts = withinPlannerLimits(() => commonStarts(day, existingBookings, requests), []);
  if (starts.length > 0) {
    const prices = pricesByTime({ ...offer, date }, starts, startPricedBy(products, day));
    return { arrivalTimes: starts.map(formatTime), ...prices, reason: null, alternatives: [] };
  }
  const otherwise = requests.length > 1 ? ('no_common_time' as const) : ('unavailable' as const);
  const refusals = { visit, requests: requests.slice(0, 1), otherwise };
  const [refusal] = [...(await explainRefusals({ ...deps, plan: planner.plan }, context, refusals)).values()].flat();
  return { arrivalTimes: [], reason: refusal?.reason ?? 'unavailable', alternatives: refusal?.alternatives ?? [] };
}

const noTimes: Times = { arrivalTimes: [], reason: 'unavailable', alternatives: [] };

/** The first of each choice where nothing is chosen. */
export function chosenParts({ parts }: SoldProduct, chosen: readonly string[]): readonly string[] {
  if (chosen.length > 0) return chosen;
  const choices = new Set(parts.flatMap(({ choice }) => (choice === 0 ? [] : [choice])));
  return [...choices].map((choice) => parts.find((part) => part.choice === choice)!.product.xplanId);
}

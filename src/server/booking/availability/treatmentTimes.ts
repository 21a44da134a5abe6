import type { DayTimes } from '#contract/names.ts';
import { commonStarts } from '#domain/scheduling/day/starts.ts';
import { isPlanned } from '#domain/scheduling/day/day.ts';
import { unlessTooLarge } from '#domain/scheduling/solver/problem/planTooLarge.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import type { Db } from '#server/db/schema.ts';
import type { Clock } from '#server/adapters/clock.ts';
import type { GroupQuestion } from '../planning/groupDay.ts';
import { explainRefusals } from '../planning/explainRefusals.ts';
import { groupDay } from '../planning/groupDay.ts';
import { pricedRequests } from '../planning/pricedRequests.ts';
import { visitOn } from '../planning/visitOn.ts';
import type { SessionContext } from '../rows/reservationDeps.ts';
import type { SoldProduct } from '#server/catalog/soldProducts.service.ts';
import { visibleProduct } from '#server/catalog/soldProducts.service.ts';

export interface TreatmentQuestion {
  xplanId: string;
  date: LocalDate;
  /** Slug: with it the visitor's own reservation of that day counts. */
  flow: string | undefined;
  /** Guest numbers; absent: as many as the product takes. */
  guests: number[] | undefined;
  /** What was chosen of an arrangement; where nothing was, the first alternative stands for all. */
  parts: string[];
  persons: number;
}

type Times = Pick<DayTimes, 'arrivalTimes' | 'reason' | 'alternatives'>;

/**
 * The starts a treatment, session or arrangement can have on a day for these guests, beside what they have already; why
 * there is none, and what there is instead. Null for a product without a time of its own.
 * Throws `person_count_invalid` and, for parts that cannot be chosen so, `product_unavailable`.
 */
export async function treatmentTimes(
  tools: { db: Db; clock: Clock },
  context: SessionContext,
  question: TreatmentQuestion,
): Promise<Times | null> {
  const { venue } = context;
  const sold = await visibleProduct(tools.db, venue.venueId, question.xplanId);
  if (!sold || ![sold, ...sold.parts.map(({ product }) => product)].some(isPlanned)) return null;
  const { row, items } = await visitOn(tools.db, context, question);
  const asked = { sold, chosen: chosenOf(sold, question.parts), persons: question.guests ?? companions(sold) };
  const party = { personCount: row.personCount, everyoneMayBeAsked: venue.settings.everyoneTreatmentOption };
  const wishes = pricedRequests(asked, party, (guests) => guests.join('+'));
  const visit: GroupQuestion = { row, venue, items, products: wishes[0]?.products ?? [] };
  const { day, kept } = await groupDay(tools.db, tools.clock, visit);
  const common = unlessTooLarge(() => commonStarts(day, kept, wishes), []);
  if (common.length > 0) return { arrivalTimes: common.map(formatTime), reason: null, alternatives: [] };
  const otherwise = wishes.length > 1 ? ('no_common_time' as const) : ('unavailable' as const);
  const explained = await explainRefusals(tools, context, { row, items, refused: wishes.slice(0, 1), otherwise });
  const [why] = [...explained.values()].flat();
  return { arrivalTimes: [], reason: why?.reason ?? 'unavailable', alternatives: why?.alternatives ?? [] };
}

const companions = ({ planning }: SoldProduct): number[] =>
  Array.from({ length: planning?.guests ?? 1 }, (_, index) => index + 1);

function chosenOf({ parts }: SoldProduct, chosen: string[]): string[] {
  if (chosen.length > 0) return chosen;
  const choices = new Set(parts.flatMap(({ choice }) => (choice === 0 ? [] : [choice])));
  return [...choices].map((choice) => parts.find((part) => part.choice === choice)!.product.xplanId);
}

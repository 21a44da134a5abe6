import type { BookableProduct, BookingRequest, Day, ExistingBooking } from '#domain/scheduling/day/day.ts';
import type { DayProposal } from '#domain/scheduling/day/proposals.ts';
import { weekdayOf } from '#domain/values/localDate.ts';
import { lastingKey, memoizeByContent } from '#server/adapters/memoizeByContent.ts';
import { longestWait, PlanningRefused } from '#server/adapters/planning/planningThreads.ts';
import type { PlanningThreads } from '#server/adapters/planning/planningThreads.ts';
import { Problem, problem } from '#server/http/problem.ts';
import type { LimitedVenue, Throttle } from '#server/http/throttle.ts';

export type Plan = PlanningThreads['plan'];

/** What is planned for visitors costs processor time: equal plans are made once, and a network pays for what it asks. */
export interface Planner {
  /** Whether offers can be had on a day. */
  days: ReturnType<typeof memoizeByContent<boolean>>;
  proposals: ReturnType<typeof memoizeByContent<DayProposal[]>>;
  /** Throws `service_unavailable`. */
  plan: Plan;
  /** Before a question: 1 for each day, `proposalWeight` for each item of proposals. Throws `too_many_requests`. */
  charge(asker: Asker, weight: number): Promise<void>;
  /** What others wait for too is never refused, it counts for the next question: 1 per guest of each day planned anew. */
  record(asker: Asker, weight: number): Promise<void>;
}

type Asker = { venue: LimitedVenue; network: string };

/** A year of days for groups of every size is 4,400; proposals are lists of items. */
const memory = { days: 5_000, proposals: 200 };

export const proposalWeight = 40;

/** Without prices and names, on which no plan depends. */
export const planningTerms = ({ xplanId, type, planning, stay }: BookableProduct): BookableProduct => ({
  xplanId,
  type,
  planning,
  stay,
});

export const requestTerms = ({
  id,
  guests,
  products,
  preferred,
  isFixed,
  isBooked,
}: BookingRequest): BookingRequest => ({
  id,
  guests,
  products: products.map(planningTerms),
  preferred,
  isFixed,
  ...(isBooked === undefined ? {} : { isBooked }),
});

export const bookingTerms = (booking: ExistingBooking): ExistingBooking => ({
  ...booking,
  product: planningTerms(booking.product),
});

/** Days of equal terms have equal plans, whatever their dates: how far ahead they are counts only where notice does. */
export function dayTerms(
  { date, roles: _, lead = Infinity, resources, ...day }: Day,
  products: readonly BookableProduct[],
) {
  const longestNotice = Math.max(0, ...products.map(({ planning }) => (planning?.noticeHours ?? 0) * 60));
  const terms = { ...day, weekday: weekdayOf(date), lead: Math.min(lead, longestNotice) };
  return { ...terms, resources: resources.map(lastingKey) };
}

export function makePlanner(throttle: Throttle, threads: Pick<PlanningThreads, 'plan'>): Planner {
  const charge = ({ venue, network }: Asker, weight: number): Promise<void> =>
    throttle.charge(venue, { name: 'networkPlanning', subject: network, weight });
  return {
    days: memoizeByContent({ most: memory.days }),
    proposals: memoizeByContent({ most: memory.proposals }),
    plan: (task, input, turn) =>
      threads.plan(task, input, turn).catch((error: unknown) => {
        throw error instanceof PlanningRefused ? problem('service_unavailable', { retryAfter: longestWait }) : error;
      }),
    charge,
    record: (asker, weight) =>
      charge(asker, weight).catch((error: unknown) => {
        if (!(error instanceof Problem && error.code === 'too_many_requests')) throw error;
      }),
  };
}

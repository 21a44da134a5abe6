import type { Alternative, ChangeOrder, ChangeQuote, ChangeResult, OwnChange } from '#contract/names.ts';
import { visitSpan } from '#domain/booking/timedItems.ts';
import { sumOf } from '#domain/values/cents.ts';
import { addDays } from '#domain/values/localDate.ts';
import { formatTime, parseTime } from '#domain/values/timeOfDay.ts';
import { dryRun } from '#server/db/dryRun.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { SaveResponse } from '#server/http/handlers.ts';
import { Problem, problem } from '#server/http/problem.ts';
import { endOpenPayments } from '../lifecycle/endOpenPayments.ts';
import { hasUnfinishedPayment } from '../rows/reservationChecks.repo.ts';
import { carryOut } from './carryOut.ts';
import { checkedChange } from './changeForm.ts';
import type { CheckedChange } from './changeForm.ts';
import { otherPrice } from '../planning/otherPrice.ts';
import { moveOffers } from './moveOffers.ts';
import { moveTotal } from './moveTotal.ts';
import { ownBookingView } from './ownBookingView.ts';
import { ownReservation } from './ownReservation.ts';
import { rebookRequests } from './rebookRequests.ts';
import type { OwnContext } from './ownContext.ts';
import type { SelfServiceDeps } from './selfServiceDeps.ts';

/** Throws what `carryOut` does; `change_unavailable` names the nearest alternatives of a move. */
export async function quoteChange(
  deps: SelfServiceDeps,
  context: OwnContext,
  ref: string,
  form: OwnChange,
): Promise<ChangeQuote> {
  const change = checkedChange(form, '');
  const work = async () => (await dryRun(deps.db, (tx) => carryOut(deps, tx, context, { ref, change }))).quote;
  return deps.gate.run(context, () => withAlternatives(deps, context, { ref, change, work, search: (find) => find() }));
}

type Order = ChangeOrder & { saveResponse: SaveResponse<ChangeResult> };

/** Carries out what was quoted. Throws `version_conflict` when times or money are others now, and what `quoteChange` does. */
export async function applyChange(
  deps: SelfServiceDeps,
  context: OwnContext,
  ref: string,
  { saveResponse, ...order }: Order,
): Promise<ChangeResult> {
  const change = checkedChange(order.change, '/change');
  const { row } = await ownReservation(deps, deps.db, context, { ref });
  await endOpenPayments(deps, row);
  const work = () =>
    inTransaction(deps.db, async (tx) => {
      const { row: current } = await ownReservation(deps, tx, context, { ref, lock: true });
      if (current.sequence !== order.sequence) throw problem('version_conflict');
      if (await hasUnfinishedPayment(tx, row.venueId, row.id)) throw problem('payment_in_progress');
      const { quote, paymentRef } = await carryOut(deps, tx, context, { ref, change });
      const back = sumOf(quote.back.map(({ amount }) => amount));
      if (quote.total !== order.total || back !== order.back) throw problem('version_conflict');
      const booking = await ownBookingView(tx, await ownReservation(deps, tx, context, { ref }), context.language);
      const result = { booking, quote, paymentRef };
      await saveResponse(tx, result);
      return result;
    });
  // Many are refused at once in a rush for a day: then those who still wait come first.
  const search: Attempt<never>['search'] = (find) =>
    deps.gate.hasRoom(context) ? deps.gate.run(context, find) : Promise.resolve([]);
  return withAlternatives(deps, context, { ref, change, work, search });
}

const sameDayAlternatives = 3;
const otherDayAlternatives = 2;
const daysAhead = 14;

interface Attempt<T> {
  ref: string;
  change: CheckedChange;
  work: () => Promise<T>;
  search: (find: () => Promise<Alternative[]>) => Promise<Alternative[]>;
}

async function withAlternatives<T>(
  deps: SelfServiceDeps,
  context: OwnContext,
  { ref, change, work, search }: Attempt<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'change_unavailable' || change.kind !== 'move') throw error;
    const alternatives = await search(() => alternativesTo(deps, context, { ref, move: change }));
    throw problem('change_unavailable', { extensions: { alternatives } });
  }
}

/** The nearest other times of the day asked for, and of the days after it. Read without locks. */
async function alternativesTo(
  deps: SelfServiceDeps,
  context: OwnContext,
  { ref, move: { date, startTime } }: { ref: string; move: { date: string; startTime: string | null } },
): Promise<Alternative[]> {
  const own = await ownReservation(deps, deps.db, context, { ref });
  const source = { db: deps.db, clock: deps.clock, venue: context.venue };
  const near = startTime === null ? null : parseTime(startTime);
  const isPresent = (start: number | null): boolean =>
    date === own.row.day && start === (visitSpan(own.row, own.items)?.from ?? null);
  const requests = await rebookRequests(deps.db, own.row, own.items);
  const persons = Array.from({ length: own.row.personCount }, (_, index) => index + 1);
  const alternative = (kind: Alternative['kind'], day: string, start: number | null): Alternative => ({
    kind,
    date: day,
    time: start === null ? null : formatTime(start),
    persons,
    ...otherPrice(moveTotal(own, requests, { date: day, start }) ?? own.row.total, own.row.total),
  });
  const sameDay = await moveOffers(source, own, { fromDay: date, toDay: date }, { isEnough: false, near });
  const later = { fromDay: addDays(date, 1), toDay: addDays(date, daysAhead) };
  const otherDays = await moveOffers(source, own, later, { isEnough: true, near });
  return [
    ...(sameDay.get(date) ?? [])
      .filter(({ start }) => !isPresent(start))
      .slice(0, sameDayAlternatives)
      .map(({ start }) => alternative('other_time', date, start)),
    ...[...otherDays]
      .slice(0, otherDayAlternatives)
      .map(([day, [first]]) => alternative('other_day', day, first?.start ?? null)),
  ];
}

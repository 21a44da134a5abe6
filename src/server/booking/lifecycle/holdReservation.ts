import { lastBookableDate } from '#domain/scheduling/stay/dayAvailability.ts';
import { liesInBlock } from '#domain/scheduling/stay/openingBlocks.ts';
import { sql } from 'kysely';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import type { CheckoutType } from '#domain/catalog/flowTypes.ts';
import { emptyHoldMinutes } from '#domain/booking/holdTimes.ts';
import { localDateAt } from '#domain/values/zonedTime.ts';
import { parseTime } from '#domain/values/timeOfDay.ts';
import { isLoopback, wideNetworkOf } from '#server/http/networkOf.ts';
import { problem } from '#server/http/problem.ts';
import { holdLife } from './holdLimits.ts';
import { together } from '#server/db/together.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { cached } from '#server/db/venueCache.ts';
import { isUniqueViolation } from '#server/db/databaseErrors.ts';
import { newestOf, reservationById } from '../rows/reservations.repo.ts';
import { hasUnfinishedPayment, sessionIsKnown } from '../rows/reservationChecks.repo.ts';
import { insertHold } from '../rows/reservationWrites.repo.ts';
import type { ReservationDeps, SessionContext } from '../rows/reservationDeps.ts';
import { blocksOn } from '#server/scheduling/openingTimes/openingTimes.service.ts';
import { endExpiredHold } from '#server/scheduling/claims/claims.service.ts';
import type { ReservationRow, Tx } from '../rows/reservation.types.ts';

export interface HoldRequest {
  personCount: number;
  date: string;
  startTime?: string | null | undefined;
  endTime?: string | null | undefined;
}

interface HoldTimes {
  startMinute: number | null;
  endMinute: number | null;
}

/**
 * An order is always for today; 00:00 to 00:00 means no times. Throws `person_count_invalid`, `times_unavailable` (with
 * the reason `closed` for a stay that is not within the opening times), `date_unavailable`, `reservation_exists`,
 * `not_found` (flow), `hold_limit_reached`, `hold_starts_reached`, `hold_time_used`.
 */
export async function holdReservation(
  deps: ReservationDeps,
  context: SessionContext,
  slug: string,
  request: HoldRequest,
): Promise<BegunHold> {
  const { venue } = context;
  if (request.personCount > venue.settings.maxPersons) throw problem('person_count_invalid');
  const begin = (): Promise<BegunHold> =>
    inTransaction(deps.db, (tx) => beginHold(deps, tx, context, { ...request, slug, ...timesOf(request) }));
  try {
    return await begin();
  } catch (error) {
    if (!(error instanceof UnsettledHold)) throw error;
    await deps.settlePayments(venue.venueId, error.reservationId);
    return begin();
  }
}

/** A former hold of the session may still be paid: the provider is asked first, outside the transaction. */
class UnsettledHold extends Error {
  override name = 'UnsettledHold';
  readonly reservationId: string;

  constructor(reservationId: string) {
    super('A former hold has a payment that is not finished.');
    this.reservationId = reservationId;
  }
}

interface BegunHold {
  sessionToken: string;
  row: ReservationRow;
}

async function beginHold(
  deps: ReservationDeps,
  tx: Tx,
  context: SessionContext,
  { slug, personCount, date, startMinute, endMinute }: HoldRequest & HoldTimes & { slug: string },
): Promise<BegunHold> {
  const { venue } = context;
  const { venueId } = venue;
  const today = localDateAt(deps.clock.now().getTime(), venue.timeZone);
  const times = { startMinute, endMinute };
  const former = formerHold(tx, context, slug);
  const followed = deps.cache.follow(tx, venueId);
  const open = isOpenFor(tx, { venueId, day: date, ...times });
  const [flow, isKnown, isOpen] = await together([flowOf(tx, venueId, slug), former, open, followed]);
  const isDated = flowNeeds.date(flow);
  const day = isDated ? date : today;
  refuseDate(venue, { today, day });
  if (!isOpen) throw closedStay();
  const session = (isKnown && knownSession(context)) || deps.newSession();
  const origin = originOf(deps, context);
  const holders = { ...origin, sessionHash: isKnown ? session.hash : null };
  const maxMinutes = await holdLife(tx, { venue, holders, personCount, day: isDated ? day : null });
  const id = deps.newId();
  const hold = {
    venueId,
    id,
    flowId: flow.id,
    checkoutTerms: flow.checkoutType,
    sessionHash: Buffer.from(session.hash),
    ...origin,
    personCount,
    day,
    ...times,
    language: context.language,
  };
  const created = { venueId, id: deps.newId(), reservationId: id, kind: 'created' as const, actor: 'visitor' };
  try {
    const inserted = insertHold(tx, hold, { minutes: emptyHoldMinutes, maxMinutes }, created);
    const [row] = await together([reservationById(tx, venueId, id), inserted]);
    return { sessionToken: session.token, row: row! };
  } catch (error) {
    throw isUniqueViolation(error, 'reservation_one_hold') ? problem('reservation_exists') : error;
  }
}

/** Whether the session is known; its former hold of the flow has then ended. Throws `reservation_exists`, `UnsettledHold`. */
async function formerHold(tx: Tx, { venue: { venueId }, sessionHash }: SessionContext, slug: string): Promise<boolean> {
  if (sessionHash === null) return false;
  const key = { venueId, sessionHash };
  const [newest, isKnown] = await together([
    newestOf(tx, { ...key, slug }, true),
    sessionIsKnown(tx, venueId, sessionHash),
  ]);
  if (newest?.state !== 'hold') return isKnown;
  if (newest.live) throw problem('reservation_exists');
  if (await hasUnfinishedPayment(tx, venueId, newest.id)) throw new UnsettledHold(newest.id);
  await endExpiredHold(tx, { venueId, reservationId: newest.id });
  return true;
}

const knownSession = ({ sessionToken: token, sessionHash: hash }: SessionContext) =>
  token && hash ? { token, hash } : null;

type Origin = { originHash: Buffer | null; wideOriginHash: Buffer | null };

function originOf(deps: ReservationDeps, { network }: SessionContext): Origin {
  if (isLoopback(network) && !deps.countsLoopback) return { originHash: null, wideOriginHash: null };
  const wide = wideNetworkOf(network);
  return {
    originHash: Buffer.from(deps.originHashOf(network)),
    wideOriginHash: wide === null ? null : Buffer.from(deps.originHashOf(wide)),
  };
}

export function timesOf(request: Pick<HoldRequest, 'startTime' | 'endTime'>): HoldTimes {
  const start = request.startTime ? parseTime(request.startTime) : null;
  const end = request.endTime ? parseTime(request.endTime) : null;
  if (start === null && end === null) return { startMinute: null, endMinute: null };
  if (start === null || end === null) throw problem('times_unavailable');
  if (start === 0 && end === 0) return { startMinute: null, endMinute: null };
  if (end <= start) throw problem('times_unavailable');
  return { startMinute: start, endMinute: end };
}

function refuseDate({ settings }: SessionContext['venue'], { today, day }: { today: string; day: string }): void {
  if (day < today) throw problem('date_unavailable', { extensions: { reason: 'past' } });
  if (day > lastBookableDate(today, settings.bookingCap)) {
    throw problem('date_unavailable', { extensions: { reason: 'beyond_horizon' } });
  }
}

type StayTimes = HoldTimes & { venueId: string; day: string };

const closedStay = () => problem('times_unavailable', { extensions: { reason: 'closed' } });

export async function refuseClosedStay(tx: Tx, times: StayTimes): Promise<void> {
  if (!(await isOpenFor(tx, times))) throw closedStay();
}

async function isOpenFor(tx: Tx, { venueId, day, startMinute, endMinute }: StayTimes): Promise<boolean> {
  if (startMinute === null || endMinute === null) return true;
  return liesInBlock(await blocksOn(tx, venueId, day), { from: startMinute, to: endMinute });
}

type HeldFlow = { id: string; type: number; checkoutType: CheckoutType };

async function flowOf(tx: Tx, venueId: string, slug: string): Promise<HeldFlow> {
  const flow = await cached(tx, venueId, ['heldFlow', slug], () => readFlow(tx, venueId, slug));
  if (!flow) throw problem('not_found');
  return flow;
}

const readFlow = (tx: Tx, venueId: string, slug: string): Promise<HeldFlow | undefined> =>
  tx
    .selectFrom('flow')
    .select(['id', 'type', 'checkoutType'])
    .where('venueId', '=', venueId)
    .where('id', '=', sql<string>`flow_at(${venueId}, ${slug})`)
    .executeTakeFirst();

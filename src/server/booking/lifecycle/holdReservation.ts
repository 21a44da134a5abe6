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
import { inTransaction } from '#server/db/transaction.ts';
import { isUniqueViolation } from '#server/db/databaseErrors.ts';
import { newestOf } from '../rows/reservations.repo.ts';
import { hasUnfinishedPayment, sessionIsKnown } from '../rows/reservationChecks.repo.ts';
import { insertHold, recordEvent } from '../rows/reservationWrites.repo.ts';
import type { ReservationDeps, SessionContext } from '../rows/reservationDeps.ts';
import { blocksOn } from '#server/scheduling/openingTimes/openingTimes.service.ts';
import { endExpiredHold } from '#server/scheduling/claims/claims.service.ts';
import type { Tx } from '../rows/reservation.types.ts';

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
): Promise<{ sessionToken: string }> {
  const { venue } = context;
  if (request.personCount > venue.settings.maxPersons) throw problem('person_count_invalid');
  const times = timesOf(request);
  const today = localDateAt(deps.clock.now().getTime(), venue.timeZone);
  const isKnown = context.sessionHash !== null && (await sessionIsKnown(deps.db, venue.venueId, context.sessionHash));
  const session = (isKnown && knownSession(context)) || deps.newSession();
  const key = { venueId: venue.venueId, sessionHash: session.hash, slug };
  if (isKnown) await settleStaleHold(deps, key);
  const origin = originOf(deps, context);
  await inTransaction(deps.db, async (tx) => {
    const flow = await flowOf(tx, venue.venueId, slug);
    const isDated = flowNeeds.date(flow);
    const day = isDated ? request.date : today;
    refuseDate(venue, { today, day });
    await refuseClosedStay(tx, { venueId: venue.venueId, day, ...times });
    if (isKnown) await endStaleHold(tx, key);
    const maxMinutes = await holdLife(tx, {
      venue,
      holders: { ...origin, sessionHash: isKnown ? session.hash : null },
      personCount: request.personCount,
      day: isDated ? day : null,
    });
    const id = deps.newId();
    try {
      await insertHold(
        tx,
        {
          venueId: venue.venueId,
          id,
          flowId: flow.id,
          checkoutTerms: flow.checkoutType,
          sessionHash: Buffer.from(session.hash),
          ...origin,
          personCount: request.personCount,
          day,
          ...times,
          language: context.language,
        },
        { minutes: emptyHoldMinutes, maxMinutes },
      );
    } catch (error) {
      throw isUniqueViolation(error, 'reservation_one_hold') ? problem('reservation_exists') : error;
    }
    await recordEvent(tx, {
      venueId: venue.venueId,
      id: deps.newId(),
      reservationId: id,
      kind: 'created',
      actor: 'visitor',
    });
  });
  return { sessionToken: session.token };
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

export async function refuseClosedStay(
  tx: Tx,
  { venueId, day, startMinute, endMinute }: HoldTimes & { venueId: string; day: string },
): Promise<void> {
  if (startMinute === null || endMinute === null) return;
  const isOpen = liesInBlock(await blocksOn(tx, venueId, day), { from: startMinute, to: endMinute });
  if (!isOpen) throw problem('times_unavailable', { extensions: { reason: 'closed' } });
}

async function flowOf(
  tx: Tx,
  venueId: string,
  slug: string,
): Promise<{ id: string; type: number; checkoutType: CheckoutType }> {
  const flow = await tx
    .selectFrom('flow')
    .select(['id', 'type', 'checkoutType'])
    .where('venueId', '=', venueId)
    .where('id', '=', sql<string>`flow_at(${venueId}, ${slug})`)
    .executeTakeFirst();
  if (!flow) throw problem('not_found');
  return flow;
}

type HoldKey = { venueId: string; sessionHash: Uint8Array; slug: string };

async function settleStaleHold(deps: ReservationDeps, key: HoldKey): Promise<void> {
  const stale = await newestOf(deps.db, key);
  if (stale?.state === 'hold' && !stale.live) await deps.settlePayments(key.venueId, stale.id);
}

async function endStaleHold(tx: Tx, key: HoldKey): Promise<void> {
  const newest = await newestOf(tx, key, true);
  if (newest?.state !== 'hold') return;
  if (newest.live || (await hasUnfinishedPayment(tx, key.venueId, newest.id))) throw problem('reservation_exists');
  await endExpiredHold(tx, { venueId: key.venueId, reservationId: newest.id });
}

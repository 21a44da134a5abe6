import type { MoveForm, MoveResult } from '#contract/names.ts';
import { moveRefusal, placeAt, servingResources, startsWith } from '#domain/scheduling/day/itemMoves.ts';
import type { ItemTarget } from '#domain/scheduling/day/itemMoves.ts';
import { mayMoveItem } from '#domain/booking/staffActions.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import { formatTime, parseTime } from '#domain/values/timeOfDay.ts';
import { withinPlannerLimits } from '#server/adapters/planning/plannerWork.ts';
import type { Clock } from '#server/adapters/clock.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { SaveResponse, Venue } from '#server/http/handlers.ts';
import { problem } from '#server/http/problem.ts';
import { claimsWithin } from '#server/scheduling/dayBoard/boardDay.service.ts';
import { planWithRetry } from '../planning/planWithRetry.ts';
import { itemsOf, reservationById } from '../rows/reservations.repo.ts';
import type { ItemRow, ReservationRow } from '../rows/reservation.types.ts';
import { reservationOfItem } from './dayBoard.repo.ts';
import { movableItem } from './movableItem.ts';
import type { BookedItem } from './movableItem.ts';
import { moveItem } from './moveItem.ts';

export interface MoveDeps {
  db: Db;
  clock: Clock;
  newId(): string;
}

export interface Mover {
  venue: Venue;
  staffId: string;
}

type Move = { date: LocalDate; form: MoveForm };

/** Read without locks. Throws what `carryOutMove` does, but for `times_unavailable`. */
export async function previewMove(
  { db, clock }: MoveDeps,
  { venue }: Mover,
  { date, form }: Move,
): Promise<MoveResult> {
  const { row, items } = await mustBeMovable(db, { venueId: venue.venueId, date, form });
  const item = await movableItem({ db, clock, venue }, { row, items }, form.itemId);
  const target = targetOf(item, form);
  const fitting = withinPlannerLimits(() => placeAt(item, target), null);
  const starts = withinPlannerLimits(() => startsWith(item, target.resourceIds), []);
  const requested = {
    start: target.start,
    end: target.start + item.product.planning.duration,
    resources: target.resourceIds,
  };
  const result = {
    ...placeWords(fitting ?? requested),
    done: false,
    sequence: row.sequence,
    starts: starts.map(formatTime),
    resources: servingResources(item, target.start),
  };
  if (fitting) return { ...result, reason: null, conflicts: [], alternatives: [] };
  return {
    ...result,
    reason: moveRefusal(item, target),
    conflicts: await conflicts(db, { row, item, target }),
    alternatives: alternatives(item, target, starts),
  };
}

/**
 * In one transaction, or not at all. Throws `not_found`, `reservation_cancelled`, `version_conflict`, `times_unavailable`.
 */
export async function carryOutMove(
  deps: MoveDeps,
  { venue, staffId }: Mover,
  { date, form, saveResponse }: Move & { saveResponse: SaveResponse<MoveResult> },
): Promise<MoveResult> {
  const work: Parameters<typeof planWithRetry<MoveResult>>[1] = async (tx, attempt) => {
    const { row, items } = await mustBeMovable(tx, { venueId: venue.venueId, date, form, lock: true });
    if (!attempt.mayClaim) throw problem('times_unavailable');
    await attempt.lockDay(row);
    const { itemId, notifyGuest = false } = form;
    const move = { itemId, notifyGuest, start: parseTime(form.startTime)!, resourceIds: form.resourceIds };
    const { placed, sequence } = await moveItem(
      deps,
      { db: tx, clock: deps.clock, venue },
      { row, items, actor: staffId },
      move,
    );
    const result = { ...placeWords(placed), done: true, reason: null, sequence };
    const moved = { ...result, starts: [], resources: [], conflicts: [], alternatives: [] };
    await saveResponse(tx, moved);
    return moved;
  };
  return planWithRetry(deps.db, work, 'exclusive');
}

async function mustBeMovable(
  db: Db | Tx,
  { venueId, date, form, lock = false }: Move & { venueId: string; lock?: boolean },
): Promise<{ row: ReservationRow; items: ItemRow[] }> {
  const id = await reservationOfItem(db, { venueId, date, itemId: form.itemId });
  const row = id === null ? null : await reservationById(db, venueId, id, { lock });
  if (!row) throw problem('not_found');
  if (row.state === 'cancelled') throw problem('reservation_cancelled');
  if (!mayMoveItem(row.state) || row.sequence !== form.sequence) throw problem('version_conflict');
  return { row, items: await itemsOf(db, venueId, row.id) };
}

function targetOf({ day }: BookedItem, { startTime, resourceIds }: MoveForm): ItemTarget {
  const ids = new Set(day.resources.map(({ id }) => id));
  if (!resourceIds.every((id) => ids.has(id))) throw problem('not_found');
  return { start: parseTime(startTime)!, resourceIds };
}

const placeWords = ({ start, end, resources }: { start: number; end: number; resources: readonly string[] }) => ({
  startTime: formatTime(start),
  endTime: formatTime(Math.min(end, 1440)),
  resourceIds: [...resources],
});

const most = 100;

async function conflicts(
  db: Db,
  { row, item, target }: { row: ReservationRow; item: BookedItem; target: ItemTarget },
): Promise<MoveResult['conflicts']> {
  const { bufferBefore, duration, bufferAfter } = item.product.planning;
  const from = target.start - bufferBefore;
  const to = target.start + duration + bufferAfter;
  const own = new Set(item.shared.map(({ id }) => id));
  const day = { venueId: row.venueId, date: row.day };
  const claims = await claimsWithin(db, day, { from, to, resourceIds: target.resourceIds });
  return claims
    .filter(({ itemId }) => itemId === null || !own.has(itemId))
    .slice(0, most)
    .map(({ itemId, blockedTimeId, resourceId }) => ({ itemId, blockedTimeId, resourceId }));
}

const sameResources = 3;
const otherResources = 2;
const apart = 30;

/** With the resources named the nearest times, then with whoever is free: at the time asked, else at the nearest. */
function alternatives(item: BookedItem, target: ItemTarget, starts: readonly number[]): MoveResult['alternatives'] {
  const offer = (start: number, resourceIds: readonly string[]): MoveResult['alternatives'] => {
    const placed = withinPlannerLimits(() => placeAt(item, { start, resourceIds }), null);
    return placed ? [{ startTime: formatTime(placed.start), resourceIds: [...placed.resources] }] : [];
  };
  const offers = nearest(starts, target.start, sameResources).flatMap((start) => offer(start, target.resourceIds));
  if (target.resourceIds.length === 0) return offers;
  const byOthers = offer(target.start, []);
  if (byOthers.length > 0) return [...offers, ...byOthers];
  const otherStarts = withinPlannerLimits(() => startsWith(item, []), []);
  return [...offers, ...nearest(otherStarts, target.start, otherResources).flatMap((start) => offer(start, []))];
}

/** So many, none within half an hour of another. */
function nearest(starts: readonly number[], target: number, count: number): number[] {
  const chosen: number[] = [];
  for (const start of starts.toSorted((a, b) => Math.abs(a - target) - Math.abs(b - target) || a - b)) {
    if (chosen.every((other) => Math.abs(other - start) >= apart)) chosen.push(start);
    if (chosen.length === count) break;
  }
  return chosen;
}

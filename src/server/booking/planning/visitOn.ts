import type { LocalDate } from '#domain/values/localDate.ts';
import { itemsOf, newestOf } from '../rows/reservations.repo.ts';
import type { SessionContext } from '../rows/reservationDeps.ts';
import type { Db, ItemRow, ReservationRow } from '../rows/reservation.types.ts';
import type { GroupQuestion } from './groupDay.ts';

/** What a visitor asks about before or beside a reservation. `guests` are numbers from 1. */
export interface VisitQuestion {
  date: LocalDate;
  /** Slug of the flow; absent: no reservation counts. */
  flow: string | undefined;
  guests: number[] | undefined;
  persons: number;
}

/** The visitor's live reservation on a flow with its items; null when there is none. Never throws. */
export async function ownVisit(
  db: Db,
  { venue: { venueId }, sessionHash }: SessionContext,
  slug: string,
): Promise<{ row: ReservationRow; items: ItemRow[] } | null> {
  const row = sessionHash ? await newestOf(db, { venueId, sessionHash, slug }) : null;
  return row?.live ? { row, items: await itemsOf(db, venueId, row.id) } : null;
}

/**
 * The visitor's live reservation on that flow and day with its items, else a visit of that many persons that has nothing
 * yet. Never throws.
 */
export async function visitOn(
  db: Db,
  context: SessionContext,
  { date, flow, guests = [], persons }: VisitQuestion,
): Promise<{ row: GroupQuestion['row']; items: ItemRow[] }> {
  const own = flow === undefined ? null : await ownVisit(db, context, flow);
  if (own?.row.day === date) return own;
  const { venueId } = context.venue;
  const personCount = Math.max(persons, ...guests);
  return { row: { venueId, id: '', day: date, personCount, startMinute: null, endMinute: null }, items: [] };
}

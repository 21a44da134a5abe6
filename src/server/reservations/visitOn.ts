import type { LocalDate } from '#domain/values/localDate.ts';
import { itemsOf, newestOf } from './reservations.repo.ts';
import type { SessionContext } from './reservationTools.ts';
import type { Db, ItemRow } from './reservation.types.ts';
import type { GroupQuestion } from './groupDay.ts';

/** What a visitor asks about before or beside a reservation. `guests` are numbers from 1. */
export interface VisitQuestion {
  date: LocalDate;
  /** Slug of the flow; absent: no reservation counts. */
  flow: string | undefined;
  guests: number[] | undefined;
  persons: number;
}

/**
 * The visitor's live reservation on that flow and day with its items, else a visit of that many persons that has nothing
 * yet. Never throws.
 */
export async function visitOn(
  db: Db,
  { venue: { venueId }, sessionHash }: SessionContext,
  { date, flow, guests = [], persons }: VisitQuestion,
): Promise<{ row: GroupQuestion['row']; items: ItemRow[] }> {
  const own = flow !== undefined && sessionHash ? await newestOf(db, { venueId, sessionHash, slug: flow }) : null;
  if (own?.live && own.day === date) return { row: own, items: await itemsOf(db, venueId, own.id) };
  const personCount = Math.max(persons, ...guests);
  return { row: { venueId, id: '', day: date, personCount, startMinute: null, endMinute: null }, items: [] };
}

import type { ProductNeed } from '#domain/scheduling/day/day.ts';
import type { Span } from '#domain/scheduling/solver/groupInput.ts';
import type { RandomVenue, VenueResource } from './randomVenue.types.ts';

const msPerDay = 86_400_000;

/** Weekday by the calendar of the language, 1 = Monday … 7 = Sunday. */
export const naiveWeekday = (date: string): number => ((new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7) + 1;

const mondayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) - (naiveWeekday(date) - 1) * msPerDay;

export const isOpen = ({ opening }: Pick<RandomVenue, 'opening'>, minute: number): boolean =>
  opening.some(({ fromMinute, toMinute }) => fromMinute <= minute && minute < toMinute);

/** Per minute of the day 1 when a resource works, else 0, judged one by one. */
export function workingMinutes(
  { roster, changes }: VenueResource,
  venue: Pick<RandomVenue, 'date' | 'opening'>,
): Uint8Array {
  const { date } = venue;
  const weeks = Math.round((mondayOf(date) - mondayOf(roster.fromDate)) / (7 * msPerDay));
  const week = date < roster.fromDate ? undefined : roster.weeks[weeks % roster.weeks.length];
  const usual = week?.days.filter(({ weekday }) => weekday === naiveWeekday(date)) ?? [];
  const today = changes.filter((change) => !(change.toDate < date || change.fromDate > date));
  const covers =
    (minute: number) =>
    ({ blocks }: { blocks: readonly Span[] | null }): boolean =>
      blocks === null || blocks.some(({ from, to }) => from <= minute && minute < to);
  return Uint8Array.from({ length: 1440 }, (_, minute) => {
    const holds = today.filter(covers(minute));
    if (!isOpen(venue, minute) || holds.some(({ kind }) => kind !== 'extra')) return 0;
    return holds.length > 0 || usual.some(covers(minute)) ? 1 : 0;
  });
}

export const servesNeed = (
  { kindId, skillIds }: VenueResource,
  need: Pick<ProductNeed, 'kindId' | 'skillId'>,
): boolean =>
  need.skillId === null ? kindId === need.kindId : skillIds.includes(need.skillId) && kindId === need.kindId;

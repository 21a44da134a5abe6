import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Language, Occupancy, OccupancyDay } from '#contract/names.ts';
import { occupancyDay, resourceHours } from '#domain/booking/occupancyDays.ts';
import { datesBetween } from '#domain/values/localDate.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import { reportPeriodErrors } from '#domain/values/reportPeriod.ts';
import type { ReportPeriod } from '#domain/values/reportPeriod.ts';
import { translate } from '#domain/values/translated.ts';
import type { Replicas } from '#server/db/replicas.ts';
import type { Db } from '#server/db/schema.ts';
import { expectValid } from '#server/http/expect.ts';
import type { Venue } from '#server/http/handlers.ts';
import { readOpenedDays } from '#server/scheduling/occupancy/occupancy.service.ts';
import type { OpenedDays } from '#server/scheduling/occupancy/occupancy.service.ts';
import { visitsByDay } from './visits.repo.ts';
import type { VisitCounts } from './visits.repo.ts';

export interface OccupancyService {
  /** Seven statements, however many days. Throws `validation_failed`. */
  occupancy(request: { venue: Venue; language: Language }, days: ReportPeriod): Promise<Occupancy>;
}

type Deps = { db: Db; replicas: Replicas };

/** Days that are counted before others have their turn. */
const daysAtOnce = 20;

const noVisits = { visits: 0, guests: 0, noShows: 0, noShowGuests: 0, fromSite: 0, fromDesk: 0 };

export const makeOccupancyService = ({ db: own, replicas }: Deps): OccupancyService => ({
  async occupancy({ venue: { venueId }, language }, { from, to }) {
    expectValid(reportPeriodErrors({ from, to }));
    const { opened, visits } = await replicas.read(own, async (db) => ({
      opened: await readOpenedDays(db, { venueId, fromDay: from, toDay: to }),
      visits: await visitsByDay(db, { venueId, from, to }),
    }));
    const dates = datesBetween(from, to);
    return {
      pools: opened.pools,
      kinds: opened.kinds.map((kind) => ({ ...kind, name: translate(kind.name, language).text })),
      days: await daysOf(opened, dates, visits),
      resources: opened.resources.flatMap((resource) => {
        const kind = opened.kinds.find(({ id }) => id === resource.kindId);
        const days = dates.map((date) => opened.resourceOn(resource, date));
        return kind ? [resourceHours({ id: resource.id, name: resource.name, role: kind.role }, days)] : [];
      }),
    };
  },
});

async function daysOf(
  opened: OpenedDays,
  dates: readonly LocalDate[],
  visits: ReadonlyMap<LocalDate, VisitCounts>,
): Promise<OccupancyDay[]> {
  const days: OccupancyDay[] = [];
  for (const date of dates) {
    days.push(occupancyDay({ ...opened.day(date), visits: visits.get(date) ?? noVisits }));
    if (days.length % daysAtOnce === 0) await yieldToEventLoop();
  }
  return days;
}

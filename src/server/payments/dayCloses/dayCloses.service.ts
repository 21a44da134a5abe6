import type { DayClose, DayCloseForm, OpenDay } from '#contract/names.ts';
import type { Db } from '#server/db/schema.ts';
import { expectFound } from '#server/http/expect.ts';
import type { List, ListQuery } from '#server/http/lists.ts';
import { closeDay, movementsOf } from './closeDay.ts';
import type { Closer } from './closeDay.ts';
import { lastDayClose, listDayCloses, openTakings, readDayClose } from './dayCloses.repo.ts';

export interface DayClosesService {
  list(venueId: string, query: ListQuery): Promise<List<DayClose>>;
  /** Throws `not_found`. */
  read(venueId: string, id: string): Promise<DayClose>;
  open(venueId: string): Promise<OpenDay>;
  /** Throws `version_conflict`, `validation_failed`. */
  close(by: Closer, form: DayCloseForm): Promise<DayClose>;
}

export function makeDayClosesService(deps: { db: Db; newId(): string }): DayClosesService {
  const { db } = deps;
  return {
    list: (venueId, query) => listDayCloses(db, venueId, query),
    read: async (venueId, id) => expectFound(await readDayClose(db, { venueId, id })),
    open: async (venueId) => {
      const last = await lastDayClose(db, venueId);
      const takings = await openTakings(db, venueId);
      return {
        number: (last?.number ?? 0) + 1,
        since: last?.at ?? null,
        movements: movementsOf(takings),
        takings,
        float: last?.leftInDrawer ?? null,
      };
    },
    close: (by, form) => closeDay(deps, by, form),
  };
}

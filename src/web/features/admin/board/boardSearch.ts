import { isLocalDate, type LocalDate } from '#domain/values/localDate.ts';
import { boardViews, type BoardView } from '#web/queries/admin/dayBoard.ts';

/** What the board shows, as it stands in the address; today and therapists are left out. */
export type BoardSearch = { date?: LocalDate; by?: BoardView };

export function boardSearch({ date, by }: Record<string, unknown>): BoardSearch {
  const view = boardViews.find((each) => each === by);
  return {
    ...(typeof date === 'string' && isLocalDate(date) ? { date } : {}),
    ...(view === undefined ? {} : { by: view }),
  };
}

import { isLocalDate, type LocalDate } from '#domain/values/localDate.ts';

/** Which day is tried, and for how many; today for two is left out. */
export type DateTestSearch = { date?: LocalDate; persons?: string };

export function dateTestSearch({ date, persons }: Record<string, unknown>): DateTestSearch {
  return {
    ...(typeof date === 'string' && isLocalDate(date) ? { date } : {}),
    ...(typeof persons === 'string' && /^[1-9]\d?$/.test(persons) ? { persons } : {}),
  };
}

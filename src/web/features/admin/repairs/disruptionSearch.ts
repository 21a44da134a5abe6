import { isLocalDate, type LocalDate } from '#domain/values/localDate.ts';

/** The day, and who is away; today and nobody are left out. */
export type DisruptionSearch = { date?: LocalDate; resource?: string };

export const disruptionSearch = ({ date, resource }: Record<string, unknown>): DisruptionSearch => ({
  ...(typeof date === 'string' && isLocalDate(date) ? { date } : {}),
  ...(typeof resource === 'string' ? { resource } : {}),
});

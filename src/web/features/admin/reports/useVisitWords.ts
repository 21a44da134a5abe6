import { useLingui } from '@lingui/react/macro';

export type VisitCount = 'visits' | 'guests' | 'noShows' | 'fromSite' | 'fromDesk';

/** What each count of a day is called, on the page and in the sheet. */
export function useVisitWords(): Record<VisitCount, string> {
  const { t } = useLingui();
  return {
    visits: t({ id: 'reports.visitCount', message: 'Boekingen' }),
    guests: t({ id: 'reports.guests', message: 'Gasten' }),
    noShows: t({ id: 'reports.noShows', message: 'Niet gekomen' }),
    fromSite: t({ id: 'reports.fromSite', message: 'Via de site' }),
    fromDesk: t({ id: 'reports.fromDesk', message: 'Via de balie' }),
  };
}

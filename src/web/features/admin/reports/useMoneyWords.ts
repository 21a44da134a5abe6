import { useLingui } from '@lingui/react/macro';
import type { DaySums } from './revenueRows.ts';

/** What each amount of a day is called, on the page and in the sheet. */
export function useMoneyWords(): Record<keyof DaySums, string> {
  const { t } = useLingui();
  return {
    booked: t({ id: 'reports.booked', message: 'Verkocht' }),
    vat: t({ id: 'reports.vatIn', message: 'Waarvan btw' }),
    online: t({ id: 'reports.online', message: 'Online betaald' }),
    atVenue: t({ id: 'reports.atVenue', message: 'Aan de balie' }),
    credits: t({ id: 'reports.credits', message: 'Met tegoed' }),
    back: t({ id: 'reports.back', message: 'Terug' }),
    ledger: t({ id: 'reports.ledger', message: 'Grootboek' }),
    open: t({ id: 'reports.open', message: 'Nog te betalen' }),
  };
}

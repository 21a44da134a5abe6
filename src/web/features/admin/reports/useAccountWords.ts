import { useLingui } from '@lingui/react/macro';
import type { JournalAccount } from '#domain/payments/journal.ts';

/** What bookkeepers read; their own numbers are theirs to add. */
export function useAccountWords(): Record<JournalAccount, string> {
  const { t } = useLingui();
  return {
    online: t({ id: 'journal.online', message: 'Online betalingen' }),
    refunds: t({ id: 'journal.refunds', message: 'Terugbetaald en teruggehaald' }),
    cash: t({ id: 'journal.cash', message: 'Kas' }),
    card: t({ id: 'journal.card', message: 'Pin' }),
    other: t({ id: 'journal.other', message: 'Anders betaald aan de balie' }),
    credits: t({ id: 'journal.credits', message: 'Cadeaubonnen en vouchers' }),
    discounts: t({ id: 'journal.discounts', message: 'Kortingscodes' }),
    guests: t({ id: 'journal.guests', message: 'Gasten: vooruitbetaald en nog te betalen' }),
    revenue: t({ id: 'journal.revenue', message: 'Omzet' }),
    vat: t({ id: 'journal.vat', message: 'Af te dragen btw' }),
  };
}

import { useLingui } from '@lingui/react/macro';
import type { LedgerEntry } from '#contract/names.ts';

/** What staff call each movement of money or credit. */
export function useLedgerWords(): Record<LedgerEntry['kind'], string> {
  const { t } = useLingui();
  return {
    paid: t({ id: 'admin.ledger.paid', message: 'Online betaald' }),
    refund: t({ id: 'admin.event.refund', message: 'Terugbetaald' }),
    chargeback: t({ id: 'admin.ledger.chargeback', message: 'Teruggehaald door de bank' }),
    desk: t({ id: 'admin.event.desk', message: 'Betaald aan de balie' }),
    deskRefund: t({ id: 'admin.ledger.deskRefund', message: 'Teruggegeven aan de balie' }),
    giftCard: t({ id: 'admin.ledger.giftCard', message: 'Cadeaubon' }),
    voucher: t({ id: 'admin.ledger.voucher', message: 'Voucher' }),
    promoCode: t({ id: 'admin.ledger.promoCode', message: 'Kortingscode' }),
  };
}

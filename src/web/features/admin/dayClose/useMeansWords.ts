import { useLingui } from '@lingui/react/macro';
import type { DeskMeans } from '#contract/names.ts';
import { useDeskMethods } from '../reservations/useDeskMethods.ts';
import { useLedgerWords } from '../reservations/useLedgerWords.ts';

export function useMeansWords(): Record<DeskMeans, string> {
  const { t } = useLingui();
  const { cash = '', card = '', other = '' } = useDeskMethods();
  const { giftCard, voucher } = useLedgerWords();
  return {
    cash,
    card,
    other,
    giftCard,
    voucher,
    paymentLink: t({ id: 'admin.kind.paymentLink', message: 'Betaallink' }),
  };
}

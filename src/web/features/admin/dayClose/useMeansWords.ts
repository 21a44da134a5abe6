import { useLingui } from '@lingui/react/macro';
import type { DeskMeans } from '#contract/names.ts';
import { useDeskMethods } from '../reservations/useDeskMethods.ts';

export function useMeansWords(): Record<DeskMeans, string> {
  const { t } = useLingui();
  const { cash = '', card = '', other = '' } = useDeskMethods();
  return { cash, card, other, paymentLink: t({ id: 'admin.kind.paymentLink', message: 'Betaallink' }) };
}

import { useLingui } from '@lingui/react/macro';
import type { Subscription } from '#contract/names.ts';

/** '3 van 10', and of a pass only how often it was used. */
export function useVisitsText(): (card: Pick<Subscription, 'used' | 'amount'>) => string {
  const { t } = useLingui();
  return ({ used, amount }) =>
    amount === null
      ? t({ id: 'credit.visits.unlimited', message: `${used}, onbeperkt` })
      : t({ id: 'credit.visits.of', message: `${used} van ${amount}` });
}

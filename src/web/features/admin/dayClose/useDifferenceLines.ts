import { useLingui } from '@lingui/react/macro';
import type { CloseDifferences } from '#domain/payments/dayClose.ts';
import type { AmountLine } from './AmountLines.tsx';

export function useDifferenceLines(differences: CloseDifferences | null): AmountLine[] {
  const { t } = useLingui();
  const line = (label: string, cents: number | undefined): AmountLine => ({
    label,
    cents: cents ?? null,
    isDifference: true,
  });
  return [
    line(t({ id: 'dayClose.cashDifference', message: 'Verschil in de kassa' }), differences?.cashDifference),
    line(t({ id: 'dayClose.cardDifference', message: 'Verschil met de pinbon' }), differences?.cardDifference),
    line(t({ id: 'dayClose.floatDifference', message: 'Verschil in het begingeld' }), differences?.floatDifference),
  ];
}

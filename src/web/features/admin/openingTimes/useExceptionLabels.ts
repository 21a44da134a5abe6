import { useLingui } from '@lingui/react/macro';

export function useExceptionLabels() {
  const { t } = useLingui();
  return {
    fromDate: t({ id: 'opening.fromDate', message: 'Eerste dag' }),
    toDate: t({ id: 'opening.toDate', message: 'Laatste dag' }),
    kind: t({ id: 'opening.kind', message: 'Wat is er deze dagen' }),
    kinds: [
      { value: 'closed', label: t({ id: 'opening.closed', message: 'Gesloten' }) },
      { value: 'other', label: t({ id: 'opening.otherOrExtra', message: 'Afwijkende tijden of extra open' }) },
    ],
    blocks: t({ id: 'opening.blocks', message: 'Open' }),
    reason: t({ id: 'opening.reason', message: 'Reden' }),
    every: t({ id: 'opening.repeat', message: 'Herhalen' }),
    repetitions: [
      { value: '', label: t({ id: 'opening.repeat.no', message: 'niet' }) },
      { value: 'week', label: t({ id: 'opening.repeat.week', message: 'elke week' }) },
      { value: 'year', label: t({ id: 'opening.repeat.year', message: 'elk jaar' }) },
    ],
    until: t({ id: 'opening.until', message: 'Tot en met' }),
  };
}

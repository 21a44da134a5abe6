import { useLingui } from '@lingui/react/macro';
import type { DayKind } from './openingDays.ts';

/** The letter of a kind of day in the calendar, and its name; none for an ordinary day. */
export function useDayWords(): Record<DayKind, { letter: string; name: string }> {
  const { t } = useLingui();
  return {
    closed: {
      letter: t({ id: 'opening.letter.closed', message: 'G' }),
      name: t({ id: 'opening.closed', message: 'Gesloten' }),
    },
    other: {
      letter: t({ id: 'opening.letter.other', message: 'A' }),
      name: t({ id: 'opening.other', message: 'Afwijkende tijden' }),
    },
    extra: {
      letter: t({ id: 'opening.letter.extra', message: 'E' }),
      name: t({ id: 'opening.extra', message: 'Extra open' }),
    },
    swim: {
      letter: t({ id: 'opening.letter.swim', message: 'B' }),
      name: t({ id: 'opening.swim', message: 'Badkledingdag' }),
    },
    shut: { letter: '–', name: t({ id: 'opening.shut', message: 'Gewoon dicht' }) },
    open: { letter: '', name: t({ id: 'opening.open', message: 'Gewone tijden' }) },
  };
}

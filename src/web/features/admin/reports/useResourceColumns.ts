import { useLingui } from '@lingui/react/macro';
import type { ResourceHours } from '#contract/names.ts';
import { percentOf } from './occupancyColumns.ts';

export type ResourceColumn = {
  id: string;
  label: string;
  unit: 'hours' | 'percent' | 'count';
  valueOf: (one: ResourceHours) => number;
};

/** What each number of a therapist or room is called, on the page and in the sheet. */
export function useResourceColumns(): ResourceColumn[] {
  const { t } = useLingui();
  return [
    {
      id: 'worked',
      label: t({ id: 'reports.worked', message: 'Uren in het rooster' }),
      unit: 'hours',
      valueOf: ({ workedMinutes }) => workedMinutes / 60,
    },
    {
      id: 'held',
      label: t({ id: 'reports.held', message: 'Uren geboekt' }),
      unit: 'hours',
      valueOf: ({ heldMinutes }) => heldMinutes / 60,
    },
    {
      id: 'blocked',
      label: t({ id: 'reports.blocked', message: 'Uren geblokkeerd' }),
      unit: 'hours',
      valueOf: ({ blockedMinutes }) => blockedMinutes / 60,
    },
    {
      id: 'share',
      label: t({ id: 'reports.occupancy', message: 'Bezetting' }),
      unit: 'percent',
      valueOf: ({ heldMinutes, workedMinutes, blockedMinutes }) =>
        percentOf([{ heldMinutes, openMinutes: workedMinutes - blockedMinutes }]),
    },
    {
      id: 'treatments',
      label: t({ id: 'reports.treatments', message: 'Behandelingen' }),
      unit: 'count',
      valueOf: ({ treatments }) => treatments,
    },
  ];
}

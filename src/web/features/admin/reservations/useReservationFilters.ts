import { useLingui } from '@lingui/react/macro';
import { useFlowTypes } from '../flows/useFlowTypes.ts';
import type { ListFilter } from '../kit/list/ListPage.tsx';
import { useStateWords } from './StateBadge.tsx';

export function useReservationFilters(): ListFilter[] {
  const { t } = useLingui();
  const optionsOf = (words: Record<string, string>) =>
    Object.entries(words).map(([value, label]) => ({ value, label }));
  return [
    {
      name: 'state',
      label: t({ id: 'admin.state', message: 'Status' }),
      all: t({ id: 'admin.reservations.state.all', message: 'Elke status' }),
      options: optionsOf(useStateWords()),
    },
    {
      name: 'flowType',
      label: t({ id: 'admin.reservations.flowType', message: 'Soort' }),
      all: t({ id: 'admin.reservations.flowType.all', message: 'Elke soort' }),
      options: optionsOf(useFlowTypes()),
    },
    {
      name: 'open',
      label: t({ id: 'admin.reservations.open', message: 'Betaling' }),
      all: t({ id: 'admin.reservations.open.all', message: 'Betaald of niet' }),
      options: [
        { value: 'true', label: t({ id: 'admin.reservations.open.yes', message: 'Nog te betalen' }) },
        { value: 'false', label: t({ id: 'admin.reservations.open.no', message: 'Niets meer open' }) },
      ],
    },
  ];
}

import { useLingui } from '@lingui/react/macro';
import { DateFilter } from '../kit/list/DateFilter.tsx';
import type { ListSearch } from '../kit/list/listSearch.ts';
import type { ListChoices } from '../kit/list/useListSearch.ts';

/** Two days of the venue, both inclusive. */
export function DaysFilter({ search: { from, to }, choose }: Pick<ListChoices, 'search' | 'choose'>) {
  const { t } = useLingui();
  return (
    <>
      <DateFilter
        label={t({ id: 'admin.audit.from', message: 'Vanaf' })}
        value={from ?? ''}
        onChoose={(day) => choose('from', day)}
      />
      <DateFilter
        label={t({ id: 'admin.audit.to', message: 'Tot en met' })}
        value={to ?? ''}
        onChoose={(day) => choose('to', day)}
      />
    </>
  );
}

/** As an operation asks them. */
export const daysOf = ({ from, to }: ListSearch): { from?: string; to?: string } => ({
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
});

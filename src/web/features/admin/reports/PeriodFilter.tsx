import { useLingui } from '@lingui/react/macro';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { ReportPeriod } from '#domain/values/reportPeriod.ts';
import { DateFilter } from '../kit/list/DateFilter.tsx';
import { FilterSelect } from '../kit/list/FilterSelect.tsx';
import { namedPeriods, periodNames, type PeriodName } from './reportSearch.ts';
import * as css from './Reports.css.ts';

type PeriodFilterProps = { period: ReportPeriod; today: LocalDate; onChoose: (period: ReportPeriod) => void };

/** A day that is put past the other takes it along. */
export function PeriodFilter({ period: { from, to }, today, onChoose }: PeriodFilterProps) {
  const { t } = useLingui();
  const words: Record<PeriodName, string> = {
    today: t({ id: 'board.today', message: 'Vandaag' }),
    yesterday: t({ id: 'reports.yesterday', message: 'Gisteren' }),
    week: t({ id: 'reports.week', message: 'Deze week' }),
    month: t({ id: 'reports.month', message: 'Deze maand' }),
    lastMonth: t({ id: 'reports.lastMonth', message: 'Vorige maand' }),
    year: t({ id: 'reports.year', message: 'Dit jaar' }),
  };
  const periods = namedPeriods(today);
  const chosen = periodNames.find((name) => periods[name].from === from && periods[name].to === to);
  return (
    <div className={css.controls}>
      <FilterSelect
        label={t({ id: 'reports.period', message: 'Periode' })}
        all={t({ id: 'reports.ownDays', message: 'Zelf dagen kiezen' })}
        options={periodNames.map((name) => ({ value: name, label: words[name] }))}
        value={chosen ?? ''}
        onChoose={(value) => {
          const name = periodNames.find((each) => each === value);
          if (name !== undefined) onChoose(periods[name]);
        }}
      />
      <DateFilter
        label={t({ id: 'admin.audit.from', message: 'Vanaf' })}
        value={from}
        onChoose={(day) => day !== '' && onChoose({ from: day, to: day > to ? day : to })}
      />
      <DateFilter
        label={t({ id: 'admin.audit.to', message: 'Tot en met' })}
        value={to}
        onChoose={(day) => day !== '' && onChoose({ from: day < from ? day : from, to: day })}
      />
    </div>
  );
}

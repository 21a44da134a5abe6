import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Occupancy, OccupancyDay } from '#contract/names.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { shortDay } from '#web/i18n/dates.ts';
import { occupancyQuery } from '#web/queries/admin/reports.ts';
import { useConfig } from '#web/queries/settings.ts';
import { FilterSelect } from '../kit/list/FilterSelect.tsx';
import { useRoleWords } from '../resources/useRoleWords.ts';
import { BarChart, type Bar } from './BarChart.tsx';
import { hoursOf, measuredOf, percentOf, type HourRow, type Measured } from './occupancyColumns.ts';
import { OccupancyFiles } from './OccupancyFiles.tsx';
import { ReportPage } from './ReportPage.tsx';
import { periodOf, type ReportSearch } from './reportSearch.ts';
import { ReportSection } from './ReportSection.tsx';
import { ReportTable } from './ReportTable.tsx';
import * as css from './Reports.css.ts';
import { ResourcesSection } from './ResourcesSection.tsx';
import { useVisitWords, type VisitCount } from './useVisitWords.ts';

/** How full the days were, against what was open. */
export function OccupancyScreen({ search }: { search: ReportSearch }) {
  const { t } = useLingui();
  const period = periodOf(search, useConfig().today);
  return (
    <ReportPage
      title={t({ id: 'reports.occupancy', message: 'Bezetting' })}
      to="/admin/reports/occupancy"
      period={period}
      query={useQuery(occupancyQuery(period))}
      actions={(occupancy) => <OccupancyFiles period={period} occupancy={occupancy} />}
    >
      {(occupancy) => (
        <>
          <Days occupancy={occupancy} />
          <Resources occupancy={occupancy} />
        </>
      )}
    </ReportPage>
  );
}

/** Each by its own roster: therapists, then rooms, then devices. */
function Resources({ occupancy: { resources } }: { occupancy: Occupancy }) {
  const words = useRoleWords();
  return (['therapist', 'room', 'device'] as const).map((role) => (
    <ResourcesSection key={role} title={words[role]} resources={resources.filter((one) => one.role === role)} />
  ));
}

const percent = (value: number): string => `${value}%`;

function Days({ occupancy }: { occupancy: Occupancy }) {
  const { t } = useLingui();
  const words = useVisitWords();
  const locale = currentLocale();
  const measured = measuredOf(occupancy);
  const { days } = occupancy;
  const title = t({ id: 'reports.days', message: 'Per dag' });
  const [only] = days.length === 1 ? days : [];
  return (
    <ReportSection
      title={title}
      note={
        <Trans id="reports.occupancy.note">
          Bezet is wat gasten vasthouden, met schoonmaken erbij, van wat open was en van wie er werkte.
        </Trans>
      }
    >
      <Chart measured={measured} days={days} />
      <ReportTable<OccupancyDay>
        caption={title}
        columns={[
          { id: 'date', label: t({ id: 'reports.day', message: 'Dag' }), cell: ({ date }) => shortDay(date, locale) },
          ...Object.entries(words).map(([id, label]) => ({
            id,
            label,
            cell: (day: OccupancyDay) => day[id as VisitCount],
            total: days.reduce((sum, day) => sum + day[id as VisitCount], 0),
          })),
          ...measured.map(({ id, name, shareOn }) => ({
            id,
            label: name,
            cell: (day: OccupancyDay) => percent(percentOf([shareOn(day)])),
            total: percent(percentOf(days.map(shareOn))),
          })),
        ]}
        rows={days}
        keyOf={({ date }) => date}
        totalLabel={t({ id: 'reports.total', message: 'Samen' })}
      />
      {only === undefined ? null : <Hours day={only} measured={measured} />}
    </ReportSection>
  );
}

function Hours({ day, measured }: { day: OccupancyDay; measured: readonly Measured[] }) {
  const { t } = useLingui();
  return (
    <ReportTable<HourRow>
      caption={t({ id: 'reports.hours', message: 'Per uur' })}
      columns={[
        { id: 'hour', label: t({ id: 'reports.hour', message: 'Uur' }), cell: ({ hour }) => timeOf(hour) },
        ...measured.map(({ id, name, shareOn }) => ({
          id,
          label: name,
          cell: ({ at }: HourRow) => percent(shareOn(day).byHour[at] ?? 0),
        })),
      ]}
      rows={hoursOf(day)}
      keyOf={({ hour }) => String(hour)}
    />
  );
}

const timeOf = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** By day, or by hour of a single day, with a line at all that is open. */
function Chart({ measured, days }: { measured: readonly Measured[]; days: readonly OccupancyDay[] }) {
  const { t } = useLingui();
  const [id, choose] = useState('');
  const shown = measured.find((one) => one.id === id) ?? measured[0];
  if (shown === undefined) return null;
  const bars = barsOf(shown, days);
  const best = bars.reduce((a, b) => (b.percent > a.percent ? b : a), bars[0] ?? { label: '', percent: 0 });
  return (
    <>
      <div className={css.figure}>
        <div className={css.controls}>
          <FilterSelect
            label={t({ id: 'reports.shown', message: 'Wat de grafiek toont' })}
            all={measured[0]?.name ?? ''}
            options={measured.slice(1).map(({ id: value, name }) => ({ value, label: name }))}
            value={shown.id === measured[0]?.id ? '' : shown.id}
            onChoose={choose}
          />
        </div>
      </div>
      <BarChart
        label={t({ id: 'reports.chart.occupancy', message: `${shown.name}: bezet van wat open is; de lijn is vol` })}
        bars={bars}
        first={bars[0]?.label ?? ''}
        last={bars.at(-1)?.label ?? ''}
        highest={t({ id: 'reports.fullest', message: `Het drukst: ${best.label}, ${percent(best.percent)}` })}
        capacities={bars.map(({ open }) => open)}
      />
    </>
  );
}

type OccupancyBar = Bar & { label: string; percent: number; open: number };

/** Of days in percent, of the hours of one day in places, because those differ from hour to hour. */
function barsOf({ shareOn }: Measured, days: readonly OccupancyDay[]): OccupancyBar[] {
  const [only] = days.length === 1 ? days : [];
  if (only === undefined) {
    return days.map((day) => {
      const value = percentOf([shareOn(day)]);
      return { key: day.date, label: shortDay(day.date, currentLocale()), value, percent: value, open: 100 };
    });
  }
  const { byHour, openByHour } = shareOn(only);
  return hoursOf(only).map(({ hour, at }) => {
    const [value, open] = [byHour[at] ?? 0, (openByHour[at] ?? 0) / 60];
    return { key: String(hour), label: timeOf(hour), value: (value / 100) * open, percent: value, open };
  });
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { Occupancy } from '#contract/names.ts';
import type { CsvCell } from '#domain/values/csvText.ts';
import type { ReportPeriod } from '#domain/values/reportPeriod.ts';
import { CsvButton } from './CsvButton.tsx';
import { hoursOf, measuredOf, percentOf } from './occupancyColumns.ts';
import { useRoleWords } from '../resources/useRoleWords.ts';
import { resourceRows } from './resourceRows.ts';
import { useResourceColumns } from './useResourceColumns.ts';
import { useVisitWords, type VisitCount } from './useVisitWords.ts';

type OccupancyFilesProps = { period: ReportPeriod; occupancy: Occupancy };

/** The days, every hour of them, and therapists and rooms as sheets. */
export function OccupancyFiles({ period: { from, to }, occupancy }: OccupancyFilesProps) {
  const { t } = useLingui();
  const words = useVisitWords();
  const columns = useResourceColumns();
  const roles = useRoleWords();
  const measured = measuredOf(occupancy);
  const names = measured.map(({ name }) => `${name} (%)`);
  const { resources } = occupancy;
  const day = t({ id: 'reports.day', message: 'Dag' });
  const name = t({ id: 'reports.name', message: 'Naam' });
  const kind = t({ id: 'reports.kind', message: 'Soort' });
  const dayRows = (): CsvCell[][] => [
    [day, ...Object.values(words), ...names],
    ...occupancy.days.map((one) => [
      one.date,
      ...Object.keys(words).map((id) => one[id as VisitCount]),
      ...measured.map(({ shareOn }) => percentOf([shareOn(one)])),
    ]),
  ];
  const hourRows = (): CsvCell[][] => [
    [day, t({ id: 'reports.hour', message: 'Uur' }), ...names],
    ...occupancy.days.flatMap((one) =>
      hoursOf(one).map(({ hour, at }) => [
        one.date,
        hour,
        ...measured.map(({ shareOn }) => shareOn(one).byHour[at] ?? 0),
      ]),
    ),
  ];
  const file = t({ id: 'reports.file.occupancy', message: 'bezetting' });
  return (
    <>
      <CsvButton fileName={`${file}-${from}-${to}`} rows={dayRows}>
        <Trans id="reports.saveDays">Dagen (CSV)</Trans>
      </CsvButton>
      <CsvButton
        fileName={`${file}-${t({ id: 'reports.file.hours', message: 'per-uur' })}-${from}-${to}`}
        rows={hourRows}
      >
        <Trans id="reports.saveHours">Uren (CSV)</Trans>
      </CsvButton>
      {resources.length === 0 ? null : (
        <CsvButton
          fileName={`${t({ id: 'reports.file.resources', message: 'therapeuten-en-ruimtes' })}-${from}-${to}`}
          rows={() => resourceRows({ name, kind, roles, columns }, resources)}
        >
          <Trans id="reports.saveResources">Therapeuten en ruimtes (CSV)</Trans>
        </CsvButton>
      )}
    </>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { TherapistHours } from '#contract/names.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { intlTags } from '#web/i18n/locale.ts';
import { percentOf } from './occupancyColumns.ts';
import { ReportSection } from './ReportSection.tsx';
import { ReportTable } from './ReportTable.tsx';

/** Hours by the roster, and how many of them were booked. */
export function TherapistsSection({ therapists }: { therapists: readonly TherapistHours[] }) {
  const { t } = useLingui();
  const title = t({ id: 'board.therapists', message: 'Therapeuten' });
  const sum = (of: (one: TherapistHours) => number): number => therapists.reduce((total, one) => total + of(one), 0);
  if (therapists.length === 0) return null;
  return (
    <ReportSection title={title}>
      <ReportTable<TherapistHours>
        caption={title}
        columns={[
          { id: 'name', label: t({ id: 'reports.name', message: 'Naam' }), cell: ({ name }) => name },
          {
            id: 'worked',
            label: t({ id: 'reports.worked', message: 'Uren in het rooster' }),
            cell: ({ workedMinutes }) => hours(workedMinutes),
            total: hours(sum(({ workedMinutes }) => workedMinutes)),
          },
          {
            id: 'held',
            label: t({ id: 'reports.held', message: 'Uren geboekt' }),
            cell: ({ heldMinutes }) => hours(heldMinutes),
            total: hours(sum(({ heldMinutes }) => heldMinutes)),
          },
          {
            id: 'blocked',
            label: t({ id: 'reports.blocked', message: 'Uren geblokkeerd' }),
            cell: ({ blockedMinutes }) => hours(blockedMinutes),
            total: hours(sum(({ blockedMinutes }) => blockedMinutes)),
          },
          {
            id: 'share',
            label: t({ id: 'reports.occupancy', message: 'Bezetting' }),
            cell: (one) => `${shareOf(one)}%`,
          },
          {
            id: 'treatments',
            label: t({ id: 'reports.treatments', message: 'Behandelingen' }),
            cell: ({ treatments }) => treatments,
            total: sum(({ treatments }) => treatments),
          },
        ]}
        rows={therapists}
        keyOf={({ id }) => id}
        totalLabel={t({ id: 'reports.total', message: 'Samen' })}
      />
    </ReportSection>
  );
}

const shareOf = ({ heldMinutes, workedMinutes, blockedMinutes }: TherapistHours): number =>
  percentOf([{ heldMinutes, openMinutes: workedMinutes - blockedMinutes }]);

const hours = (minutes: number): string =>
  new Intl.NumberFormat(intlTags[currentLocale()], { maximumFractionDigits: 1 }).format(minutes / 60);

import { useLingui } from '@lingui/react/macro';
import type { ResourceHours } from '#contract/names.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { intlTags } from '#web/i18n/locale.ts';
import { ReportSection } from './ReportSection.tsx';
import { ReportTable } from './ReportTable.tsx';
import { useResourceColumns, type ResourceColumn } from './useResourceColumns.ts';

type ResourcesSectionProps = { title: string; resources: readonly ResourceHours[] };

/** Hours by the roster, and how many of them were booked. */
export function ResourcesSection({ title, resources }: ResourcesSectionProps) {
  const { t } = useLingui();
  const columns = useResourceColumns();
  if (resources.length === 0) return null;
  return (
    <ReportSection title={title}>
      <ReportTable<ResourceHours>
        caption={title}
        columns={[
          { id: 'name', label: t({ id: 'reports.name', message: 'Naam' }), cell: ({ name }) => name },
          ...columns.map(({ id, label, unit, valueOf }) => ({
            id,
            label,
            cell: (one: ResourceHours) => textOf(unit, valueOf(one)),
            ...(unit === 'percent'
              ? {}
              : {
                  total: textOf(
                    unit,
                    resources.reduce((sum, one) => sum + valueOf(one), 0),
                  ),
                }),
          })),
        ]}
        rows={resources}
        keyOf={({ id }) => id}
        totalLabel={t({ id: 'reports.total', message: 'Samen' })}
      />
    </ReportSection>
  );
}

function textOf(unit: ResourceColumn['unit'], value: number): string {
  if (unit === 'percent') return `${value}%`;
  return new Intl.NumberFormat(intlTags[currentLocale()], { maximumFractionDigits: 1 }).format(value);
}

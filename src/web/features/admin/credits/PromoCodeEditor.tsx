import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Control } from 'react-hook-form';
import { currentLocale } from '#web/i18n/activate.ts';
import { dayWithYear } from '#web/i18n/dates.ts';
import { flowListQuery } from '#web/queries/admin/flows.ts';
import type { DescribedValue } from '../kit/form/ConflictDialog.tsx';
import { EditForm } from '../kit/form/EditForm.tsx';
import { useEditing, type EditingOptions } from '../kit/form/useEditing.ts';
import { creditSentence } from './creditSentence.ts';
import { PromoCodeFields } from './PromoCodeFields.tsx';
import { sentPromoCode, type PromoCodeValues } from './promoCodeValues.ts';
import { usePromoCodeLabels, type PromoCodeLabels } from './usePromoCodeLabels.ts';
import { usePromoWorth } from './usePromoWorth.ts';

const formId = 'promoCode';

export function PromoCodeEditor(options: EditingOptions<PromoCodeValues>) {
  const { t, i18n } = useLingui();
  const editing = useEditing<PromoCodeValues>(options);
  const labels = usePromoCodeLabels();
  const labelOf = (name: string): string => labels[name as keyof PromoCodeLabels] ?? name;
  return (
    <EditForm
      editing={editing}
      formId={formId}
      label={t({ id: 'admin.kind.promoCode', message: 'Kortingscode' })}
      fields={Object.keys(labels)}
      errorText={(name, code) => i18n._(creditSentence(code, labelOf(name.split('.')[0] ?? '')))}
      describe={useDescribe(labels)}
    >
      <PromoCodeFields
        control={editing.form.control as unknown as Control<PromoCodeValues>}
        formId={formId}
        labels={labels}
      />
    </EditForm>
  );
}

function useDescribe(labels: PromoCodeLabels): (values: PromoCodeValues) => DescribedValue[] {
  const { t } = useLingui();
  const worthOf = usePromoWorth();
  const { data } = useQuery(flowListQuery({}, 200));
  const yes = t({ id: 'admin.yes', message: 'ja' });
  const no = t({ id: 'admin.no', message: 'nee' });
  const day = (date: string): string => (date === '' ? '–' : dayWithYear(date, currentLocale()));
  const nameOf = (id: string): string => data?.data.find((row) => row.id === id)?.name ?? id;
  return (values) => [
    { label: labels.code, text: values.code },
    { label: labels.worth, text: worthOf(sentPromoCode(values)) },
    { label: labels.active, text: values.active ? yes : no },
    { label: labels.fromDate, text: day(values.fromDate) },
    { label: labels.toDate, text: day(values.toDate) },
    { label: labels.maxUses, text: String(values.maxUses ?? '–') },
    { label: labels.maxUsesPerCustomer, text: String(values.maxUsesPerCustomer ?? '–') },
    { label: labels.flowIds, text: values.flowIds.map(nameOf).join(', ') },
  ];
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useController, type Control } from 'react-hook-form';
import type { Language } from '#domain/values/translated.ts';
import { fieldId } from '#web/features/people/forms/fieldNames.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { batchIssuer } from '#web/queries/admin/giftCardBatches.ts';
import { readGiftCardsAgain } from '#web/queries/admin/giftCards.ts';
import { useConfig } from '#web/queries/settings.ts';
import { SelectField } from '#web/ui/SelectField.tsx';
import { useLanguageNames } from '../kit/useLanguageNames.ts';
import { DeskDialog } from './DeskDialog.tsx';
import { CountField, ReasonField } from './DeskFields.tsx';
import { WorthField, chosenWorth, requiredWorth } from './WorthField.tsx';

const formId = 'issueBatch';
const most = 500;

type BatchValues = {
  count: number | null;
  productId: string;
  amount: number | null;
  language: Language;
  reason: string;
};

/** Many gift cards or vouchers at once; then the page where they are printed. */
export function IssueBatch({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { venue } = useConfig();
  const [send] = useState(batchIssuer);
  const labels = useLabels();
  const locale = currentLocale();
  const language = venue.languages.includes(locale) ? locale : 'nl';
  const issue = async ({ count, reason, ...values }: BatchValues): Promise<void> => {
    const form = { ...chosenWorth(values), count: count ?? 0, language: values.language, reason: reason.trim() };
    const { id } = await send(form);
    await readGiftCardsAgain(client);
    await navigate({ to: '/admin/credits/batches/$id', params: { id } });
  };
  return (
    <DeskDialog<BatchValues>
      title={t({ id: 'credit.batch.issue', message: 'Serie uitgeven' })}
      formId={formId}
      values={{ count: null, productId: '', amount: null, language, reason: '' }}
      labels={labels}
      required={(values) => ['count', ...requiredWorth(values), 'reason']}
      action={<Trans id="credit.issue.submit">Geef uit</Trans>}
      failureTitle={t({ id: 'credit.issue.failed', message: 'Niet uitgegeven' })}
      onSubmit={issue}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <CountField
            control={control}
            formId={formId}
            name="count"
            min={1}
            max={most}
            label={labels.count}
            hint={t({
              id: 'credit.batch.count.hint',
              message: 'Hoogstens 500 tegelijk. Elke bon krijgt een eigen code.',
            })}
          />
          <WorthField control={control} formId={formId} labels={labels} />
          <PrintLanguage control={control} label={labels.language} languages={venue.languages} />
          <ReasonField control={control} formId={formId} name="reason" label={labels.reason} />
        </>
      )}
    </DeskDialog>
  );
}

function useLabels() {
  const { t } = useLingui();
  return {
    count: t({ id: 'credit.batch.count', message: 'Aantal bonnen' }),
    productId: t({ id: 'credit.issue.what', message: 'Wat' }),
    amount: t({ id: 'credit.batch.amount', message: 'Bedrag per bon' }),
    language: t({ id: 'credit.batch.language', message: 'Taal op de bon' }),
    reason: t({ id: 'credit.reason', message: 'Reden' }),
  };
}

type PrintLanguageProps = { control: Control<BatchValues>; label: string; languages: readonly Language[] };

function PrintLanguage({ control, label, languages }: PrintLanguageProps) {
  const names = useLanguageNames();
  const { field } = useController({ name: 'language', control });
  return (
    <SelectField
      {...field}
      id={fieldId(formId, 'language')}
      label={label}
      options={languages.map((language) => ({ value: language, label: names[language] }))}
    />
  );
}

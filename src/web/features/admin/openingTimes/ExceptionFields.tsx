import { useLingui } from '@lingui/react/macro';
import { Controller, useWatch, type Control, type UseFormReturn } from 'react-hook-form';
import { fieldId } from '#web/features/people/forms/fieldNames.ts';
import { RadioTags } from '#web/ui/RadioTags.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { card, cards } from '../kit/AdminPage.css.ts';
import { TranslatedField } from '../kit/form/TranslatedField.tsx';
import { BlocksField } from './BlocksField.tsx';
import { DateField } from './DateField.tsx';
import type { ExceptionValues } from './exceptionValues.ts';
import * as css from './Opening.css.ts';
import { openingSentence } from './openingSentence.ts';
import { useExceptionLabels } from './useExceptionLabels.ts';

type ExceptionFieldsProps = { form: UseFormReturn<ExceptionValues, unknown, ExceptionValues>; isNew: boolean };

export const formId = 'exception';

export function ExceptionFields({ form, isNew }: ExceptionFieldsProps) {
  const { t } = useLingui();
  const labels = useExceptionLabels();
  const control = form.control as unknown as Control<ExceptionValues>;
  const [kind, every] = useWatch({ control, name: ['kind', 'every'] });
  return (
    <div className={cards}>
      <div className={card}>
        <div className={css.stack}>
          <div className={css.dates}>
            <DateField control={control} formId={formId} name="fromDate" label={labels.fromDate} />
            <DateField control={control} formId={formId} name="toDate" label={labels.toDate} />
          </div>
          <Controller
            control={control}
            name="kind"
            render={({ field }) => (
              <RadioTags label={labels.kind} value={field.value} onChange={field.onChange} options={labels.kinds} />
            )}
          />
          {kind === 'closed' ? null : (
            <BlocksField control={control} formId={formId} name="blocks" label={labels.blocks} />
          )}
          {isNew ? (
            <div className={css.dates}>
              <Controller
                control={control}
                name="every"
                render={({ field }) => (
                  <SelectField
                    id={fieldId(formId, 'every')}
                    label={labels.every}
                    options={labels.repetitions}
                    value={field.value}
                    onChange={(event) => field.onChange(event.target.value)}
                  />
                )}
              />
              {every === '' ? null : (
                <DateField
                  control={control}
                  formId={formId}
                  name="until"
                  errorName="repeat.until"
                  label={labels.until}
                />
              )}
            </div>
          ) : null}
          <TranslatedField
            control={control}
            formId={formId}
            name="reason"
            label={labels.reason}
            hint={t({ id: 'opening.reason.hint', message: 'Gasten lezen dit bij de tijden van deze dagen.' })}
            kind="line"
            maxLength={300}
            sentence={openingSentence}
          />
        </div>
      </div>
    </div>
  );
}

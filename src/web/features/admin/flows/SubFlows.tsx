import { Trans, useLingui } from '@lingui/react/macro';
import { useFieldArray, type Control, type UseFormReturn } from 'react-hook-form';
import type { FlowParts } from '#contract/names.ts';
import { SubFlowType } from '#domain/catalog/flowTypes.ts';
import { fieldId } from '#web/features/people/forms/fieldNames.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TranslatedField } from '../kit/form/TranslatedField.tsx';
import { CategoryChoice } from './CategoryChoice.tsx';
import { emptyStep, type FlowValues } from './flowValues.ts';
import * as css from './Flows.css.ts';
import { MoveButtons } from './MoveButtons.tsx';
import { useFlowTypes } from './useFlowTypes.ts';

export type FlowFormRef = UseFormReturn<FlowValues, unknown, FlowValues>;

type PartsProps = { form: FlowFormRef; formId: string; parts: FlowParts };

const mostSteps = 10;

/** The pages after the first; the first step of the list is the index and stays where it is. */
export function SubFlows({ form, formId, parts }: PartsProps) {
  const { t } = useLingui();
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'steps', keyName: 'key' });
  const subFlows = fields.slice(1);
  return (
    <div className={css.stack}>
      <ol className={css.list}>
        {subFlows.map(({ key }, index) => {
          const step = index + 1;
          const number = step + 1;
          return (
            <li key={key} className={css.part}>
              <div className={css.row}>
                <h3 className={css.grow}>{t({ id: 'admin.flow.page', message: `Pagina ${number}` })}</h3>
                <MoveButtons
                  name={t({ id: 'admin.flow.page', message: `Pagina ${number}` })}
                  isFirst={index === 0}
                  isLast={index === subFlows.length - 1}
                  onMove={(by) => move(step, step + by)}
                  onRemove={() => remove(step)}
                />
              </div>
              <StepFields {...{ formId, parts, step }} control={form.control} register={form.register} />
            </li>
          );
        })}
      </ol>
      {fields.length >= mostSteps ? null : (
        <div>
          <Button
            kind="outline"
            size="small"
            icon={<Icon name="plus" />}
            onClick={() => append(emptyStep(SubFlowType.Treatments))}
          >
            <Trans id="admin.flow.page.add">Pagina toevoegen</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

type StepFieldsProps = {
  control: Control<FlowValues>;
  register: FlowFormRef['register'];
  formId: string;
  step: number;
  parts: FlowParts;
};

function StepFields({ control, register, formId, step, parts }: StepFieldsProps) {
  const { t } = useLingui();
  const types = useFlowTypes();
  return (
    <>
      <SelectField
        {...register(`steps.${step}.contentType`, { setValueAs: Number })}
        id={fieldId(formId, `steps.${step}.contentType`)}
        label={t({ id: 'admin.flow.page.content', message: 'Wat bezoekers hier kiezen' })}
        options={Object.values(SubFlowType).map((type) => ({ value: String(type), label: types[type] }))}
      />
      <TranslatedField
        control={control}
        formId={formId}
        name={`steps.${step}.name`}
        label={t({ id: 'admin.flow.page.name', message: 'Kop van de pagina' })}
        kind="line"
        maxLength={200}
        isOptional
      />
      <TranslatedField
        control={control}
        formId={formId}
        name={`steps.${step}.description`}
        label={t({ id: 'admin.flow.description', message: 'Omschrijving' })}
        kind="rich"
        maxLength={20_000}
        isOptional
      />
      <CategoryChoice control={control} formId={formId} step={step} parts={parts} />
    </>
  );
}

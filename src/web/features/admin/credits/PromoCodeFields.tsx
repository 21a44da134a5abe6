import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useController, useWatch, type Control } from 'react-hook-form';
import { fieldId } from '#web/features/people/forms/fieldNames.ts';
import { flowListQuery } from '#web/queries/admin/flows.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { FieldError } from '#web/ui/Field.tsx';
import { RadioTags } from '#web/ui/RadioTags.tsx';
import { card, cards } from '../kit/AdminPage.css.ts';
import { useFieldCode } from '../kit/form/useFieldCode.ts';
import * as css from '../openingTimes/Opening.css.ts';
import { creditSentence } from './creditSentence.ts';
import { CountField, EuroField, LineField } from './DeskFields.tsx';
import type { PromoCodeValues } from './promoCodeValues.ts';
import type { PromoCodeLabels } from './usePromoCodeLabels.ts';

type FieldsProps = { control: Control<PromoCodeValues>; formId: string; labels: PromoCodeLabels };

export function PromoCodeFields(props: FieldsProps) {
  const { control, formId, labels } = props;
  const { t } = useLingui();
  const unlimited = t({ id: 'credit.promo.unlimited', message: 'Leeg: zo vaak als gasten willen.' });
  return (
    <div className={cards}>
      <div className={card}>
        <div className={css.stack}>
          <LineField
            control={control}
            formId={formId}
            name="code"
            label={labels.code}
            hint={t({ id: 'credit.promo.code.hint', message: 'Hoofdletters, cijfers en streepjes; minstens drie.' })}
          />
          <WorthField {...props} />
          <ActiveField {...props} />
        </div>
      </div>
      <div className={card}>
        <div className={css.stack}>
          <div className={css.dates}>
            <LineField control={control} formId={formId} name="fromDate" type="date" optional label={labels.fromDate} />
            <LineField control={control} formId={formId} name="toDate" type="date" optional label={labels.toDate} />
          </div>
          <div className={css.dates}>
            <CountField
              {...{ control, formId, min: 1 }}
              name="maxUses"
              optional
              label={labels.maxUses}
              hint={unlimited}
            />
            <CountField
              {...{ control, formId, min: 1 }}
              name="maxUsesPerCustomer"
              optional
              label={labels.maxUsesPerCustomer}
              hint={unlimited}
            />
          </div>
          <FlowsField {...props} />
        </div>
      </div>
    </div>
  );
}

function WorthField({ control, formId, labels }: FieldsProps) {
  const { t } = useLingui();
  const { field } = useController({ name: 'worth', control });
  const worth = useWatch({ control, name: 'worth' });
  return (
    <>
      <RadioTags
        label={labels.worth}
        value={field.value}
        onChange={field.onChange}
        options={[
          { value: 'percent', label: t({ id: 'credit.promo.percent', message: 'Procenten' }) },
          { value: 'amount', label: t({ id: 'credit.amount', message: 'Bedrag' }) },
        ]}
      />
      {worth === 'percent' ? (
        <CountField {...{ control, formId, min: 1, max: 100 }} name="percent" label={labels.percent} />
      ) : (
        <EuroField control={control} formId={formId} name="amount" label={labels.amount} />
      )}
    </>
  );
}

function ActiveField({ control, formId, labels }: FieldsProps) {
  const { t } = useLingui();
  const { field } = useController({ name: 'active', control });
  return (
    <Checkbox
      id={fieldId(formId, 'active')}
      label={labels.active}
      hint={t({
        id: 'promo.active.hint',
        message: 'Uit: niemand kan de code meer invullen. Wie er al mee boekte houdt de korting.',
      })}
      checked={field.value}
      onChange={(event) => field.onChange(event.target.checked)}
    />
  );
}

/** None: on all of them. */
function FlowsField({ control, formId, labels }: FieldsProps) {
  const { t, i18n } = useLingui();
  const { field } = useController({ name: 'flowIds', control });
  const code = useFieldCode(control, 'flowIds');
  const { data } = useQuery(flowListQuery({}, 200));
  const id = fieldId(formId, 'flowIds');
  const toggle = (flowId: string): void =>
    field.onChange(
      field.value.includes(flowId) ? field.value.filter((each) => each !== flowId) : [...field.value, flowId],
    );
  return (
    <fieldset id={id} tabIndex={-1} className={css.fieldset}>
      <legend className={css.legend}>{labels.flowIds}</legend>
      <p>{t({ id: 'credit.promo.flows.hint', message: 'Kies er geen, dan geldt de code overal.' })}</p>
      <div className={css.row}>
        {(data?.data ?? []).map((flow) => (
          <Checkbox
            key={flow.id}
            label={flow.name}
            checked={field.value.includes(flow.id)}
            onChange={() => toggle(flow.id)}
          />
        ))}
      </div>
      <FieldError id={id} error={code && i18n._(creditSentence(code, labels.flowIds))} />
    </fieldset>
  );
}

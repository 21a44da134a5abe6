import { Trans, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { useId, type ReactNode } from 'react';
import type { FlowParts } from '#contract/names.ts';
import { hasGroups } from '#domain/catalog/flowForm.ts';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { FlowType, type CheckoutType } from '#domain/catalog/flowTypes.ts';
import { ProductType } from '#domain/catalog/productTypes.ts';
import { StepType, stepTypeOf } from '#domain/catalog/stepContents.ts';
import { fieldId } from '#web/features/people/forms/fieldNames.ts';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { card } from '../kit/AdminPage.css.ts';
import { ImageField } from '../kit/form/ImageField.tsx';
import { TranslatedField } from '../kit/form/TranslatedField.tsx';
import { useFieldCode } from '../kit/form/useFieldCode.ts';
import { CategoryChoice } from './CategoryChoice.tsx';
import { CheckinGroups } from './CheckinGroups.tsx';
import { ChoiceCards } from './ChoiceCards.tsx';
import type { FlowValues } from './flowValues.ts';
import * as css from './Flows.css.ts';
import { productOptions } from './productOptions.ts';
import { SubFlows, type FlowFormRef } from './SubFlows.tsx';
import { useCheckoutTypes } from './useCheckoutTypes.ts';
import { useFlowErrors } from './useFlowErrors.ts';
import { useFlowFieldLabels } from './useFlowFieldLabels.ts';
import { useFlowTypeEffects, useFlowTypes } from './useFlowTypes.ts';

export type FlowFieldsProps = { form: FlowFormRef; formId: string; parts: FlowParts; type: FlowType };

export function FlowFields(props: FlowFieldsProps) {
  const { type } = props;
  const isOrder = flowNeeds.isOrderCard({ type });
  return (
    <>
      <Basics {...props} />
      <Contents {...props} />
      {hasGroups({ type }) ? (
        <Part
          title={<Trans id="admin.flow.groups">Check-in groepen</Trans>}
          lead={
            <Trans id="admin.flow.groups.lead">
              Wanneer gasten kunnen komen, bijvoorbeeld een hele dag of een avond.
            </Trans>
          }
        >
          <CheckinGroups {...props} />
        </Part>
      ) : null}
      {isOrder ? null : (
        <Part
          title={<Trans id="admin.flow.pages">Volgende pagina’s</Trans>}
          lead={<Trans id="admin.flow.pages.lead">Wat bezoekers na de eerste pagina nog kunnen kiezen.</Trans>}
        >
          <SubFlows {...props} />
        </Part>
      )}
      <Checkout {...props} />
    </>
  );
}

function Part({ title, lead, children }: { title: ReactNode; lead?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={card} aria-labelledby={id}>
      <div className={css.stack}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {lead === undefined ? null : <p className={css.lead}>{lead}</p>}
        {children}
      </div>
    </section>
  );
}

function Basics({ form: { control, register }, formId }: FlowFieldsProps) {
  const { t } = useLingui();
  const labels = useFlowFieldLabels();
  const errorText = useFlowErrors();
  const slugCode = useFieldCode(control, 'slug');
  const texts = { control, formId };
  return (
    <Part title={<Trans id="admin.flow.card">Kaart op de startpagina</Trans>}>
      <TranslatedField {...texts} name="name" label={labels.name} kind="line" maxLength={200} />
      <TranslatedField
        {...texts}
        name="description"
        label={labels.description}
        kind="rich"
        maxLength={20_000}
        isOptional
      />
      <ImageField {...texts} name="imageId" label={labels.imageId} isOptional />
      <TextField
        {...register('slug')}
        id={fieldId(formId, 'slug')}
        label={labels.slug}
        hint={t({
          id: 'admin.flow.slug.hint',
          message: 'Kleine letters, cijfers en streepjes, na /flow/. Een vorig adres blijft hierheen leiden.',
        })}
        error={slugCode === undefined ? undefined : errorText('slug', slugCode)}
        maxLength={80}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
    </Part>
  );
}

function Contents(props: FlowFieldsProps) {
  const { form, formId, parts, type } = props;
  const types = useFlowTypes();
  const effects = useFlowTypeEffects();
  const stepType = stepTypeOf(type);
  return (
    <Part title={types[type]} lead={effects[type]}>
      {stepType === StepType.Categories ? (
        <CategoryChoice control={form.control} formId={formId} step={0} parts={parts} />
      ) : null}
      {stepType === StepType.Product ? <OrderedProduct {...props} /> : null}
    </Part>
  );
}

function OrderedProduct({ form: { register, control }, formId, parts, type }: FlowFieldsProps) {
  const { t } = useLingui();
  const labels = useFlowFieldLabels();
  const chosen = useWatch({ control, name: 'productId' });
  const soldType = type === FlowType.Subscription ? ProductType.Subscription : ProductType.GiftCard;
  const words = {
    gone: t({ id: 'admin.flow.category.gone', message: 'Bestaat niet meer' }),
    hidden: t({ id: 'admin.flow.product.hidden', message: 'verborgen' }),
  };
  return (
    <SelectField
      {...register('productId')}
      id={fieldId(formId, 'productId')}
      label={labels.productId}
      placeholder={t({ id: 'admin.flow.choose', message: 'Kies…' })}
      options={productOptions(
        parts.products.filter((product) => product.type === soldType),
        chosen,
        words,
      )}
    />
  );
}

function Checkout({ form: { control, register }, formId, type }: FlowFieldsProps) {
  const labels = useFlowFieldLabels();
  const errorText = useFlowErrors();
  const types = useCheckoutTypes();
  const chosen = useWatch<FlowValues, 'checkoutType'>({ control, name: 'checkoutType' });
  const code = useFieldCode(control, 'checkoutType');
  const offered = (Object.keys(types) as CheckoutType[]).filter(
    (each) => each !== 'location' || !flowNeeds.isOrderCard({ type }),
  );
  return (
    <Part title={labels.checkoutType}>
      <ChoiceCards
        id={fieldId(formId, 'checkoutType')}
        label={labels.checkoutType}
        choices={offered.map((value) => ({ value, ...types[value] }))}
        inputProps={register('checkoutType')}
        error={code === undefined ? undefined : errorText('checkoutType', code)}
      />
      {chosen === 'location' ? (
        <>
          <TranslatedField
            control={control}
            formId={formId}
            name="checkoutConfirmTitle"
            label={labels.checkoutConfirmTitle}
            kind="line"
            maxLength={200}
            isOptional
          />
          <TranslatedField
            control={control}
            formId={formId}
            name="checkoutText"
            label={labels.checkoutText}
            kind="rich"
            maxLength={20_000}
            isOptional
          />
        </>
      ) : null}
    </Part>
  );
}

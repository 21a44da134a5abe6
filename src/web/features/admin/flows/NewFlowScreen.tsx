import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { FlowType } from '#domain/catalog/flowTypes.ts';
import { stepContents } from '#domain/catalog/stepContents.ts';
import { fieldId, nameOfPointer } from '#web/features/people/forms/fieldNames.ts';
import { FormShell, SubmitButton } from '#web/features/people/forms/FormShell.tsx';
import { createFlow } from '#web/queries/admin/flows.ts';
import { linkClass } from '#web/ui/Link.css.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { AdminPage } from '../kit/AdminPage.tsx';
import { card, cards } from '../kit/AdminPage.css.ts';
import { useFieldCode } from '../kit/form/useFieldCode.ts';
import { ChoiceCards } from './ChoiceCards.tsx';
import { emptyFlow, slugOf } from './flowValues.ts';
import { useFlowErrors } from './useFlowErrors.ts';
import { useFlowFieldLabels } from './useFlowFieldLabels.ts';
import { useFlowTypeEffects, useFlowTypes } from './useFlowTypes.ts';

type NewFlow = { type: string; name: { nl: string }; slug: string };

/** A name, a type and an address: the rest is filled in on the flow's own page. */
export function NewFlowScreen() {
  const { t } = useLingui();
  const title = t({ id: 'admin.flow.new', message: 'Nieuwe flow' });
  return (
    <AdminPage
      title={title}
      crumbs={[
        <Link key="flows" to="/admin/flows" className={linkClass}>
          {t({ id: 'admin.flows', message: 'Flows' })}
        </Link>,
      ]}
      lead={<Trans id="admin.flow.new.lead">Bezoekers zien hem pas als je hem publiceert.</Trans>}
    >
      <div className={cards}>
        <section className={card}>
          <NewFlowForm label={title} />
        </section>
      </div>
    </AdminPage>
  );
}

function NewFlowForm({ label }: { label: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { mutateAsync } = useMutation(createFlow(useQueryClient()));
  const labels = useFlowFieldLabels();
  const types = useFlowTypes();
  const effects = useFlowTypeEffects();
  const errorText = useFlowErrors();
  const form = useForm<NewFlow, unknown, NewFlow>({
    defaultValues: { type: String(FlowType.FreeEntry), name: { nl: '' }, slug: '' },
    shouldFocusError: false,
  });
  const { control, register, setValue, getFieldState } = form;
  const nameCode = useFieldCode(control, nameOfPointer('/name/nl'));
  const slugCode = useFieldCode(control, 'slug');
  const create = async ({ type, name, slug }: NewFlow): Promise<void> => {
    const { id } = await mutateAsync(emptyFlow(Number(type) as FlowType, { slug, name: name.nl }));
    await navigate({ to: '/admin/flows/$id', params: { id } });
  };
  return (
    <FormShell
      form={form}
      formId="flow"
      label={label}
      fields={['name', 'slug', 'type']}
      errorText={errorText}
      onSubmit={create}
    >
      <TextField
        {...register('name.nl', {
          onChange: (event: { target: { value: string } }) => {
            if (!getFieldState('slug').isDirty) setValue('slug', slugOf(event.target.value));
          },
        })}
        id={fieldId('flow', 'name.nl')}
        label={t({ id: 'admin.flow.name.nl', message: 'Naam in het Nederlands' })}
        error={nameCode === undefined ? undefined : errorText('name', nameCode)}
        maxLength={200}
        autoComplete="off"
      />
      <TextField
        {...register('slug')}
        id={fieldId('flow', 'slug')}
        label={labels.slug}
        hint={t({ id: 'admin.flow.slug.new', message: 'Kleine letters, cijfers en streepjes, na /flow/.' })}
        error={slugCode === undefined ? undefined : errorText('slug', slugCode)}
        maxLength={80}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <ChoiceCards
        id={fieldId('flow', 'type')}
        label={labels.type}
        choices={stepContents.map(({ content }) => ({
          value: String(content),
          label: types[content],
          effect: effects[content],
        }))}
        inputProps={register('type')}
      />
      <div>
        <SubmitButton form={form}>
          <Trans id="admin.flow.create">Maak de flow</Trans>
        </SubmitButton>
      </div>
    </FormShell>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { FormShell } from '#web/features/people/forms/FormShell.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { useFieldsAt } from '../kit/form/useFieldsAt.ts';
import { NewObjectFoot } from './NewObjectFoot.tsx';
import { productSentence } from './productSentence.ts';
import { useCreateObject, type NewObject, type NewKind } from './useCreateObject.ts';
import { useTypeNames } from './useTypeNames.ts';

type NewObjectFormProps = { categoryId: string; kind?: NewKind; onCancel: () => void };

/** A name is enough; what is made is hidden, and opens to be filled in. */
export function NewObjectForm({ categoryId, kind, onCancel }: NewObjectFormProps) {
  const { t, i18n } = useLingui();
  const types = useTypeNames();
  const create = useCreateObject(categoryId);
  const form = useForm<NewObject, unknown, NewObject>({
    defaultValues: { kind: kind ?? '0', name: { nl: '' } },
    shouldFocusError: false,
  });
  const at = useFieldsAt(form.control, 'new', productSentence);
  const name = t({ id: 'admin.column.name', message: 'Naam' });
  return (
    <FormShell
      form={form}
      formId="new"
      label={t({ id: 'product.new.title', message: 'Nieuw in het aanbod' })}
      fields={['kind', 'name.nl']}
      errorText={(_field, code) => i18n._(productSentence(code, name))}
      onSubmit={create}
    >
      {kind === undefined ? (
        <SelectField
          {...at('kind', t({ id: 'admin.products.kind', message: 'Soort' }))}
          options={[
            ...Object.entries(types).map(([value, label]) => ({ value, label })),
            { value: 'collection', label: t({ id: 'admin.kind.collection', message: 'Collectie' }) },
            { value: 'productGroup', label: t({ id: 'admin.kind.group', message: 'Groep' }) },
          ]}
          {...form.register('kind')}
        />
      ) : null}
      <NewObjectFoot form={form} formId="new" onCancel={onCancel} />
    </FormShell>
  );
}

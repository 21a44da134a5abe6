import { Trans, useLingui } from '@lingui/react/macro';
import { useController, type Control } from 'react-hook-form';
import type { FlowParts } from '#contract/names.ts';
import { fieldId } from '#web/features/people/forms/fieldNames.ts';
import { SelectField } from '#web/ui/SelectField.tsx';
import type { FlowValues } from './flowValues.ts';
import * as css from './Flows.css.ts';
import { MoveButtons } from './MoveButtons.tsx';
import { moved } from './moved.ts';

type CategoryChoiceProps = { control: Control<FlowValues>; formId: string; step: number; parts: FlowParts };

/** The categories of a step, in the order in which visitors see them. */
export function CategoryChoice({ control, formId, step, parts: { categories } }: CategoryChoiceProps) {
  const { t } = useLingui();
  const name = `steps.${step}.entryIds` as const;
  const {
    field: { value, onChange },
  } = useController({ control, name });
  const nameOf = (id: string): string =>
    categories.find((category) => category.id === id)?.name ??
    t({ id: 'admin.flow.category.gone', message: 'Bestaat niet meer' });
  const addable = categories.filter(({ id }) => !value.includes(id));
  return (
    <div className={css.stack}>
      {value.length === 0 ? (
        <p className={css.lead}>
          <Trans id="admin.flow.categories.none">Nog geen categorieën: kies wat bezoekers hier zien.</Trans>
        </p>
      ) : (
        <ol className={css.list}>
          {value.map((id, at) => (
            <li key={id} className={css.row}>
              <span className={css.grow}>{nameOf(id)}</span>
              <MoveButtons
                name={nameOf(id)}
                isFirst={at === 0}
                isLast={at === value.length - 1}
                onMove={(step) => onChange(moved(value, at, at + step))}
                onRemove={() => onChange(value.filter((each) => each !== id))}
              />
            </li>
          ))}
        </ol>
      )}
      <SelectField
        id={fieldId(formId, name)}
        label={t({ id: 'admin.flow.category.add', message: 'Categorie toevoegen' })}
        placeholder={t({ id: 'admin.flow.choose', message: 'Kies…' })}
        value=""
        options={addable.map(({ id, name: label, offered }) => ({
          value: id,
          label: t({ id: 'admin.flow.category.option', message: `${label} (${offered} te kiezen)` }),
        }))}
        onChange={(event) => event.target.value !== '' && onChange([...value, event.target.value])}
      />
    </div>
  );
}

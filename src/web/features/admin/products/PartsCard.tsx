import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useController, type Control } from 'react-hook-form';
import type { CollectionPartForm } from '#contract/names.ts';
import { choosableQuery } from '#web/queries/admin/products.ts';
import { Button } from '#web/ui/Button.tsx';
import { FieldError } from '#web/ui/Field.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { card } from '../kit/AdminPage.css.ts';
import { useFieldsAt, type FieldsAt } from '../kit/form/useFieldsAt.ts';
import { nameOf } from './nameTexts.ts';
import { ProductSelect } from './ProductSelect.tsx';
import * as css from './Products.css.ts';
import { productSentence } from './productSentence.ts';
import { useChoiceNames } from './useChoiceNames.ts';

/** What is always included and what can be chosen, a column each. */
export function PartsCard({ control, formId }: { control: Control; formId: string }) {
  const { t } = useLingui();
  const at = useFieldsAt(control, formId, productSentence);
  const { field } = useController({ control, name: 'parts' });
  const parts = field.value as CollectionPartForm[];
  const choiceName = useChoiceNames();
  const last = Math.min(20, Math.max(0, ...parts.map(({ choice }) => choice)) + 1);
  const choices = Array.from({ length: last + 1 }, (_none, choice) => choice);
  const title = t({ id: 'product.parts', message: 'Wat erin zit' });
  return (
    <section className={card}>
      <div className={css.group}>
        <h2 className={css.groupTitle} id={at('parts', title).id} tabIndex={-1}>
          {title}
        </h2>
        <p className={css.lead}>
          <Trans id="product.parts.lead">
            Van elke keuze neemt een gast één product. Kies bij een product waar het hoort.
          </Trans>
        </p>
        <div className={css.choices}>
          {choices.map((choice) => (
            <section key={choice} className={css.choice} aria-label={choiceName(choice)}>
              <h3 className={css.choiceTitle}>{choiceName(choice)}</h3>
              {parts.map((part, index) =>
                part.choice === choice ? (
                  <Part key={index} {...{ part, index, parts, choices, at }} onChange={field.onChange} />
                ) : null,
              )}
              <ProductSelect
                label={t({ id: 'product.worth.add', message: 'Product toevoegen' })}
                value=""
                none={t({ id: 'product.choose', message: 'Kies een product' })}
                fits={({ id, type }) =>
                  type !== 2 && type !== 3 && !parts.some((part) => part.choice === choice && part.productId === id)
                }
                onChange={(productId) => productId !== '' && field.onChange([...parts, { productId, choice }])}
              />
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}

type PartProps = {
  part: CollectionPartForm;
  index: number;
  parts: readonly CollectionPartForm[];
  choices: readonly number[];
  at: FieldsAt;
  onChange: (parts: CollectionPartForm[]) => void;
};

function Part({ part, index, parts, choices, at, onChange }: PartProps) {
  const { t } = useLingui();
  const { data } = useQuery(choosableQuery);
  const choiceName = useChoiceNames();
  const row = data?.find(({ id }) => id === part.productId);
  const name = row === undefined ? part.productId : nameOf(row);
  const { id, error } = at(`parts.${index}.productId`, name);
  const move = (choice: number): void =>
    onChange(parts.map((each, place) => (place === index ? { ...each, choice } : each)));
  return (
    <div className={css.part}>
      <strong>{name}</strong>
      <SelectField
        id={id}
        label={t({ id: 'product.part.choice', message: `Waar ${name} hoort` })}
        options={choices.map((choice) => ({ value: String(choice), label: choiceName(choice) }))}
        value={String(part.choice)}
        onChange={(event) => move(Number(event.target.value))}
      />
      <FieldError id={id} error={error} />
      <Button
        kind="text"
        size="small"
        onClick={() => onChange(parts.filter((_part, place) => place !== index))}
        aria-label={t({ id: 'product.part.remove', message: `${name} weghalen` })}
      >
        <Trans id="product.line.remove">Weghalen</Trans>
      </Button>
    </div>
  );
}

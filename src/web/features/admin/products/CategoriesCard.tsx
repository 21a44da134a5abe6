import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useController, type Control } from 'react-hook-form';
import { fieldId } from '#web/features/people/forms/fieldNames.ts';
import { categoriesQuery } from '#web/queries/admin/products.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { label as labelClass } from '#web/ui/Field.css.ts';
import { card } from '../kit/AdminPage.css.ts';
import { nameOf } from './nameTexts.ts';
import * as css from './Products.css.ts';
import { VisibleField } from './VisibleField.tsx';

/** Where it stands, and whether guests see it. */
export function CategoriesCard({ control, formId }: { control: Control; formId: string }) {
  const { data } = useQuery(categoriesQuery);
  const { field } = useController({ control, name: 'categoryIds' });
  const chosen = field.value as string[];
  const choose = (id: string, isChosen: boolean): void =>
    field.onChange(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id));
  return (
    <section className={card}>
      <div className={css.group}>
        <VisibleField control={control} formId={formId} />
        <fieldset className={css.group}>
          <legend className={labelClass}>
            <Trans id="admin.categories">Categorieën</Trans>
          </legend>
          <div className={css.days}>
            {(data?.data ?? []).map((category, index) => (
              <Checkbox
                key={category.id}
                {...(index === 0 ? { id: fieldId(formId, 'categoryIds') } : {})}
                label={nameOf(category)}
                checked={chosen.includes(category.id)}
                onChange={(event) => choose(category.id, event.target.checked)}
              />
            ))}
          </div>
        </fieldset>
      </div>
    </section>
  );
}

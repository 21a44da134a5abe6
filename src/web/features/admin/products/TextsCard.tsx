import { useLingui } from '@lingui/react/macro';
import type { Control, FieldValues } from 'react-hook-form';
import { longestName } from '#domain/catalog/forms/textErrors.ts';
import { card } from '../kit/AdminPage.css.ts';
import { TranslatedField } from '../kit/form/TranslatedField.tsx';
import * as css from './Products.css.ts';
import { productSentence } from './productSentence.ts';

type TextsCardProps<Values extends FieldValues> = { control: Control<Values>; formId: string };

/** Name and description in every language. */
export function TextsCard<Values extends FieldValues>(props: TextsCardProps<Values>) {
  const { t } = useLingui();
  return (
    <section className={card}>
      <div className={css.group}>
        <TranslatedField
          {...props}
          name="name"
          label={t({ id: 'admin.column.name', message: 'Naam' })}
          kind="line"
          maxLength={longestName}
          sentence={productSentence}
        />
        <TranslatedField
          {...props}
          name="description"
          label={t({ id: 'product.description', message: 'Beschrijving' })}
          kind="rich"
          maxLength={20_000}
          isOptional
          sentence={productSentence}
        />
      </div>
    </section>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useController, useWatch, type Control } from 'react-hook-form';
import type { ProductType, VoucherWorth } from '#contract/names.ts';
import { typesWith } from '#domain/catalog/forms/productForm.ts';
import { card } from '../kit/AdminPage.css.ts';
import { NumberField } from '../kit/form/NumberField.tsx';
import { useFieldsAt } from '../kit/form/useFieldsAt.ts';
import { PlanningFields } from './PlanningFields.tsx';
import { ProductSelect } from './ProductSelect.tsx';
import * as css from './Products.css.ts';
import { productSentence } from './productSentence.ts';
import { StayFields } from './StayFields.tsx';
import { useProductWords } from './useProductWords.ts';
import { WorthFields } from './WorthFields.tsx';

type SaleCardProps = { control: Control; formId: string; type: ProductType };

/** What only products of some types have: a planning, a stay, visits, a validity, a worth. */
export function SaleCard({ control, formId, type }: SaleCardProps) {
  const { t } = useLingui();
  const { labels } = useProductWords();
  const at = useFieldsAt(control, formId, productSentence);
  const planning = useController({ control, name: 'planning' }).field;
  const stay = useController({ control, name: 'stay' }).field;
  const stayProduct = useController({ control, name: 'stayProductId' }).field;
  const visits = useController({ control, name: 'visits' }).field;
  const days = useController({ control, name: 'usableDays' }).field;
  const worth = useController({ control, name: 'worth' }).field;
  const [hasPlanning, hasStay] = useWatch({ control, name: ['planning', 'stay'] }).map((value) => value !== null);
  const has = (part: keyof typeof typesWith): boolean => typesWith[part].includes(type);
  const optional = t({ id: 'form.optional', message: '(optioneel)' });
  if (!Object.keys(typesWith).some((part) => has(part as keyof typeof typesWith))) return null;
  return (
    <section className={card}>
      <div className={css.group}>
        <h2 className={css.groupTitle}>{t({ id: 'product.sale', message: 'Boeken en gebruiken' })}</h2>
        {has('planning') && !hasStay ? (
          <PlanningFields value={planning.value as never} onChange={planning.onChange} at={at} />
        ) : null}
        {has('stay') && !hasPlanning ? (
          <StayFields value={stay.value as never} onChange={stay.onChange} at={at} />
        ) : null}
        {has('stayProductId') ? (
          <ProductSelect
            {...at('stayProductId', labels['stayProductId']!)}
            hint={t({
              id: 'product.stayProduct.hint',
              message: 'Voor een entree in een arrangement of los in een flow.',
            })}
            value={(stayProduct.value as string | null) ?? ''}
            none={t({ id: 'product.stayProduct.none', message: 'Geen' })}
            fits={({ type: other }) => other === 0}
            onChange={(id) => stayProduct.onChange(id === '' ? null : id)}
          />
        ) : null}
        <div className={css.columns}>
          {has('visits') ? (
            <NumberField
              {...at('visits', labels['visits']!)}
              hint={t({ id: 'product.visits.hint', message: 'Leeg: zo vaak je wilt.' })}
              optionalLabel={optional}
              value={visits.value as number | null}
              onChange={visits.onChange}
              min={1}
            />
          ) : null}
          {has('usableDays') ? (
            <NumberField
              {...at('usableDays', labels['usableDays']!)}
              hint={
                has('visits')
                  ? t({ id: 'product.usableDays.endless', message: 'Leeg: zonder einddatum.' })
                  : t({ id: 'product.usableDays.hint', message: 'Leeg: zolang als bij de instellingen staat.' })
              }
              optionalLabel={optional}
              value={days.value as number | null}
              onChange={days.onChange}
              min={1}
              unit={t({ id: 'product.days', message: 'dagen' })}
            />
          ) : null}
        </div>
        {has('worth') ? <WorthFields value={worth.value as VoucherWorth[]} onChange={worth.onChange} at={at} /> : null}
      </div>
    </section>
  );
}

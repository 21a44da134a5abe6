import { useLingui } from '@lingui/react/macro';
import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';
import { ProductType } from '#domain/catalog/productTypes.ts';
import { fieldId } from '#web/features/people/forms/fieldNames.ts';
import { useFieldCode } from '../kit/form/useFieldCode.ts';
import { ProductSelect } from '../products/ProductSelect.tsx';
import { creditSentence } from './creditSentence.ts';
import { EuroField } from './DeskFields.tsx';

type Worth = { productId: string; amount: number | null };

type WorthFieldProps<Values extends FieldValues> = {
  control: Control<Values>;
  formId: string;
  labels: { productId: string; amount: string };
};

/** A gift card of an amount, or a voucher by its product. */
export function WorthField<Values extends Worth>({ control, formId, labels }: WorthFieldProps<Values>) {
  const { t, i18n } = useLingui();
  const { field } = useController({ name: 'productId' as Path<Values>, control });
  const code = useFieldCode(control, 'productId' as Path<Values>);
  return (
    <>
      <ProductSelect
        id={fieldId(formId, 'productId')}
        label={labels.productId}
        error={code && i18n._(creditSentence(code, labels.productId))}
        none={t({ id: 'credit.issue.amount', message: 'Cadeaubon met een bedrag' })}
        fits={({ type, price }) => type === ProductType.GiftCard && price > 0}
        value={field.value as string}
        onChange={field.onChange}
      />
      {field.value === '' ? (
        <EuroField control={control} formId={formId} name={'amount' as Path<Values>} label={labels.amount} />
      ) : null}
    </>
  );
}

export const requiredWorth = ({ productId }: Worth): 'amount'[] => (productId === '' ? ['amount'] : []);

export const chosenWorth = ({ productId, amount }: Worth): { amount: number | null; productId?: string } =>
  productId === '' ? { amount } : { amount: null, productId };

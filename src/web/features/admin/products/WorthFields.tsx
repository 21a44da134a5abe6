import { Trans, useLingui } from '@lingui/react/macro';
import type { VoucherWorth } from '#contract/names.ts';
import { Button } from '#web/ui/Button.tsx';
import { NumberField } from '../kit/form/NumberField.tsx';
import type { FieldsAt } from '../kit/form/useFieldsAt.ts';
import { ProductSelect } from './ProductSelect.tsx';
import * as css from './Products.css.ts';

type WorthFieldsProps = { value: readonly VoucherWorth[]; onChange: (value: VoucherWorth[]) => void; at: FieldsAt };

/** A voucher pays one of these products; without any it is a gift card with an amount. */
export function WorthFields({ value, onChange, at }: WorthFieldsProps) {
  const { t } = useLingui();
  const change = (place: number, values: Partial<VoucherWorth>): void =>
    onChange(value.map((worth, index) => (index === place ? { ...worth, ...values } : worth)));
  return (
    <div className={css.group}>
      <h3 className={css.choiceTitle}>
        <Trans id="product.worth">Waar de voucher voor is</Trans>
      </h3>
      <ul className={css.lines}>
        {value.map((worth, index) => (
          <li key={worth.productId} className={css.line}>
            <div className={css.columns}>
              <ProductSelect
                {...at(`worth.${index}.productId`, t({ id: 'admin.kind.product', message: 'Product' }))}
                value={worth.productId}
                none="–"
                onChange={(productId) => change(index, { productId })}
              />
              <NumberField
                {...at(`worth.${index}.quantity`, t({ id: 'product.need.count', message: 'Aantal' }))}
                value={worth.quantity}
                onChange={(quantity) => change(index, { quantity: quantity ?? 1 })}
                min={1}
                max={50}
              />
            </div>
            <div className={css.lineEnd}>
              <Button
                kind="text"
                size="small"
                onClick={() => onChange(value.filter((_worth, place) => place !== index))}
              >
                <Trans id="product.line.remove">Weghalen</Trans>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <ProductSelect
        id={at('worth', '').id}
        label={t({ id: 'product.worth.add', message: 'Product toevoegen' })}
        value=""
        none={t({ id: 'product.choose', message: 'Kies een product' })}
        fits={({ id, type }) => type !== 3 && type !== 2 && value.every(({ productId }) => productId !== id)}
        onChange={(productId) => productId !== '' && onChange([...value, { productId, quantity: 1 }])}
      />
    </div>
  );
}

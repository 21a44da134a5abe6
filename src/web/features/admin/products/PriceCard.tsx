import { useLingui } from '@lingui/react/macro';
import { useController, useWatch, type Control } from 'react-hook-form';
import type { PriceRule } from '#contract/names.ts';
import { SelectField } from '#web/ui/SelectField.tsx';
import { card } from '../kit/AdminPage.css.ts';
import { NumberField } from '../kit/form/NumberField.tsx';
import { useFieldsAt } from '../kit/form/useFieldsAt.ts';
import { PriceCalendar } from './PriceCalendar.tsx';
import { PriceRules } from './PriceRules.tsx';
import * as css from './Products.css.ts';
import { productSentence } from './productSentence.ts';
import { useMomentNames } from './useMomentNames.ts';
import { useProductWords } from './useProductWords.ts';

type PriceCardProps = { control: Control; formId: string };

/** What it costs on which day, and when that is paid. */
export function PriceCard({ control, formId }: PriceCardProps) {
  const { t } = useLingui();
  const { labels } = useProductWords();
  const at = useFieldsAt(control, formId, productSentence);
  const price = useController({ control, name: 'price' }).field;
  const rules = useController({ control, name: 'priceRules' }).field;
  const vat = useController({ control, name: 'vatRate' }).field;
  const moment = useController({ control, name: 'paymentMoment' }).field;
  const deposit = useController({ control, name: 'depositPercentage' }).field;
  const moments = useMomentNames();
  const [cents, priceRules] = useWatch({ control, name: ['price', 'priceRules'] }) as [number | null, PriceRule[]];
  return (
    <section className={card}>
      <div className={css.group}>
        <h2 className={css.groupTitle}>{t({ id: 'product.price.title', message: 'Prijs en betaling' })}</h2>
        <div className={css.columns}>
          <NumberField
            {...at('price', labels['price']!)}
            value={price.value as number | null}
            onChange={price.onChange}
            min={0}
            isCents
            unit="€"
          />
          <SelectField
            {...at('vatRate', labels['vatRate']!)}
            options={[0, 9, 21].map((rate) => ({ value: String(rate), label: `${rate}%` }))}
            value={String(vat.value)}
            onChange={(event) => vat.onChange(Number(event.target.value))}
          />
          <SelectField
            {...at('paymentMoment', labels['paymentMoment']!)}
            hint={t({ id: 'product.moment.hint', message: 'Telt in een flow waar je vooraf en op locatie betaalt.' })}
            options={moments}
            value={String(moment.value)}
            onChange={(event) => moment.onChange(event.target.value)}
          />
          <NumberField
            {...at('depositPercentage', labels['depositPercentage']!)}
            hint={t({ id: 'product.deposit.hint', message: '100 is het hele bedrag vooraf.' })}
            value={deposit.value as number | null}
            onChange={deposit.onChange}
            min={0}
            max={100}
            unit="%"
          />
        </div>
        <PriceRules rules={priceRules} onChange={rules.onChange} at={at} />
        <PriceCalendar price={cents ?? 0} rules={priceRules} />
      </div>
    </section>
  );
}

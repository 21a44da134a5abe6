import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useController, type Control } from 'react-hook-form';
import { longestOptionName } from '#domain/catalog/forms/textErrors.ts';
import { formatPrice } from '#domain/values/money.ts';
import { languages } from '#domain/values/translated.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { choosableQuery } from '#web/queries/admin/products.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { card } from '../kit/AdminPage.css.ts';
import { useFieldsAt, type FieldsAt } from '../kit/form/useFieldsAt.ts';
import { typedTexts } from '../kit/form/typedTexts.ts';
import { OrderList } from '../kit/list/OrderList.tsx';
import { useLanguageNames } from '../kit/useLanguageNames.ts';
import { nameOf } from './nameTexts.ts';
import { ProductSelect } from './ProductSelect.tsx';
import * as css from './Products.css.ts';
import type { GroupValues } from './productValues.ts';
import { productSentence } from './productSentence.ts';

type Option = GroupValues['options'][number];

/** The products behind one choice, in the order of the control; the first is chosen already. */
export function OptionsCard({ control, formId }: { control: Control; formId: string }) {
  const { t } = useLingui();
  const at = useFieldsAt(control, formId, productSentence);
  const { field } = useController({ control, name: 'options' });
  const options = field.value as Option[];
  const { data } = useQuery(choosableQuery);
  const productOf = (id: string) => data?.find((row) => row.id === id);
  const productName = ({ productId }: Option): string => {
    const row = productOf(productId);
    return row === undefined ? productId : nameOf(row);
  };
  const title = t({ id: 'product.options', message: 'Opties' });
  const order = (ids: string[]): void =>
    field.onChange(ids.map((id) => options.find(({ productId }) => productId === id)));
  return (
    <section className={card}>
      <div className={css.group}>
        <h2 className={css.groupTitle} id={at('options', title).id} tabIndex={-1}>
          {title}
        </h2>
        <p className={css.lead}>
          <Trans id="product.options.lead">De eerste staat al gekozen.</Trans>
        </p>
        <OrderList
          label={title}
          rows={options}
          keyOf={({ productId }) => productId}
          nameOf={productName}
          onOrder={order}
        >
          {(option) => {
            const index = options.indexOf(option);
            const row = productOf(option.productId);
            return (
              <div className={css.group}>
                <p>
                  <strong>{productName(option)}</strong> {row && formatPrice(row.price, currentLocale())}
                </p>
                <OptionNames
                  option={option}
                  index={index}
                  at={at}
                  onChange={(changed) =>
                    field.onChange(options.map((each, place) => (place === index ? changed : each)))
                  }
                />
                <div className={css.lineEnd}>
                  <Button
                    kind="text"
                    size="small"
                    onClick={() => field.onChange(options.filter((_each, place) => place !== index))}
                  >
                    <Trans id="product.line.remove">Weghalen</Trans>
                  </Button>
                </div>
              </div>
            );
          }}
        </OrderList>
        <ProductSelect
          label={t({ id: 'product.worth.add', message: 'Product toevoegen' })}
          value=""
          none={t({ id: 'product.choose', message: 'Kies een product' })}
          fits={({ id }) => options.every(({ productId }) => productId !== id)}
          onChange={(productId) => {
            const row = productOf(productId);
            if (row !== undefined)
              field.onChange([...options, { productId, optionName: typedTexts({ nl: nameOf(row) }) }]);
          }}
        />
      </div>
    </section>
  );
}

type OptionNamesProps = { option: Option; index: number; at: FieldsAt; onChange: (option: Option) => void };

function OptionNames({ option, index, at, onChange }: OptionNamesProps) {
  const names = useLanguageNames();
  return (
    <div className={css.columns}>
      {languages.map((language) => (
        <TextField
          key={language}
          {...at(`options.${index}.optionName.${language}`, names[language])}
          lang={language}
          maxLength={longestOptionName}
          placeholder={language === 'nl' ? undefined : option.optionName.nl}
          value={option.optionName[language]}
          onChange={(event) =>
            onChange({ ...option, optionName: { ...option.optionName, [language]: event.target.value } })
          }
        />
      ))}
    </div>
  );
}

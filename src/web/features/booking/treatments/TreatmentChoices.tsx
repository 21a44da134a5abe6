import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Product } from '#contract/names.ts';
import { GuestSelect } from '#web/features/scheduling/guests/GuestSelect.tsx';
import { ShownPrice } from '#web/features/catalog/offer/ShownPrice.tsx';
import { PerPerson } from '#web/features/catalog/offer/PerPerson.tsx';
import { plainText } from '#web/i18n/plainText.ts';
import { Segment } from '#web/ui/Segment.tsx';
import * as css from './treatments.css.ts';
import type { TreatmentChoice } from './useTreatment.ts';

type TreatmentChoicesProps = { product: Product; choice: TreatmentChoice };

export function TreatmentChoices({ product, choice }: TreatmentChoicesProps) {
  const { t } = useLingui();
  const { guests: size, options } = product;
  const name = plainText(product.name);
  return (
    <>
      {options.length === 0 ? (
        <p className={css.price}>
          <PerPerson cents={product.price} varies={product.priceVaries} />
        </p>
      ) : (
        <Options product={product} choice={choice} />
      )}
      {size === 1 ? null : (
        <p className={css.words}>
          {t({
            id: 'treatments.together',
            message: plural(size, { 2: 'Voor twee personen tegelijk.', other: 'Voor # personen tegelijk.' }),
          })}
        </p>
      )}
      <GuestSelect forWhom={choice.forWhom} product={name} />
    </>
  );
}

/** Prices are per person. */
function Options({ product, choice }: TreatmentChoicesProps) {
  const { t } = useLingui();
  const name = plainText(product.name);
  return (
    <Segment
      label={t({ id: 'treatments.options', message: `Duur en prijs per persoon van ${name}` })}
      options={product.options.map(({ xplanId, optionName, price, priceVaries }) => ({
        value: xplanId,
        label: optionName,
        sub: <ShownPrice cents={price} varies={priceVaries} />,
      }))}
      value={choice.treatment.xplanId}
      onChange={choice.chooseOption}
    />
  );
}

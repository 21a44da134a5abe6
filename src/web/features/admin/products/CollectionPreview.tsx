import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useWatch, type Control } from 'react-hook-form';
import { choiceGroups } from '#domain/catalog/collections.ts';
import { plainTextOf } from '#domain/catalog/richText.ts';
import { richTextOf } from '#domain/catalog/richTextOf.ts';
import { PerPerson } from '#web/features/catalog/offer/PerPerson.tsx';
import { choosableQuery } from '#web/queries/admin/products.ts';
import { useConfig } from '#web/queries/settings.ts';
import { fill } from '#web/ui/Card.css.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { PickerCard } from '#web/ui/PickerCard.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import { ChosenPicture } from './ChosenPicture.tsx';
import { nameOf } from './nameTexts.ts';
import * as css from './Products.css.ts';
import type { CollectionValues } from './productValues.ts';
import { useChoiceNames } from './useChoiceNames.ts';

/** The card that guests choose it by, as it is typed now. */
export function CollectionPreview({ control }: { control: Control<CollectionValues> }) {
  const { t } = useLingui();
  const { fallbackImage } = useConfig();
  const { data } = useQuery(choosableQuery);
  const choiceName = useChoiceNames();
  const { name, price, parts, imageId } = useWatch({ control }) as CollectionValues;
  const named = parts.map(({ productId, choice }) => {
    const row = data?.find(({ id }) => id === productId);
    return { choice, productId, name: row === undefined ? productId : nameOf(row) };
  });
  const { included, groups } = choiceGroups(named);
  return (
    <section className={css.preview} aria-labelledby="preview-title">
      <h2 id="preview-title" className={css.groupTitle}>
        <Trans id="product.preview">Zo zien gasten het</Trans>
      </h2>
      <PickerCard
        picture={<ChosenPicture imageId={imageId} fallback={fallbackImage} className={fill} />}
        title={plainTextOf(richTextOf(name.nl)) || '…'}
        price={<PerPerson cents={price} />}
        headingLevel={3}
      >
        {included.length === 0 ? null : (
          <div>
            <p className={type.label}>
              <Trans id="arrangements.included">Hierbij is inbegrepen</Trans>
            </p>
            <ul className={css.included}>
              {included.map((part) => (
                <li key={part.productId} className={css.includedPart}>
                  <Icon name="check" />
                  <span>{part.name}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
        {groups.map(({ choice, options }) => (
          <SelectField
            key={choice}
            label={choiceName(choice)}
            placeholder={t({ id: 'arrangements.choose', message: 'Kies een optie' })}
            options={options.map((option) => ({ value: option.productId, label: option.name }))}
            defaultValue=""
          />
        ))}
      </PickerCard>
    </section>
  );
}

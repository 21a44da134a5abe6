import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { plainTextOf } from '#domain/catalog/richText.ts';
import { richTextOf } from '#domain/catalog/richTextOf.ts';
import { formatPrice } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { choosableQuery } from '#web/queries/admin/products.ts';
import { useConfig } from '#web/queries/settings.ts';
import { fill } from '#web/ui/Card.css.ts';
import { PickerCard } from '#web/ui/PickerCard.tsx';
import { Segment } from '#web/ui/Segment.tsx';
import { ChosenPicture } from './ChosenPicture.tsx';
import * as css from './Products.css.ts';
import type { GroupValues } from './productValues.ts';

/** The card with the control that guests choose an option by. */
export function GroupPreview({ control }: { control: Control<GroupValues> }) {
  const { fallbackImage } = useConfig();
  const { data } = useQuery(choosableQuery);
  const { name, options, imageId } = useWatch({ control }) as GroupValues;
  const [chosen, setChosen] = useState('');
  const words = plainTextOf(richTextOf(name.nl)) || '…';
  const first = options[0]?.productId ?? '';
  const priceOf = (id: string): number => data?.find((row) => row.id === id)?.price ?? 0;
  return (
    <section className={css.preview} aria-labelledby="preview-title">
      <h2 id="preview-title" className={css.groupTitle}>
        <Trans id="product.preview">Zo zien gasten het</Trans>
      </h2>
      <PickerCard
        picture={<ChosenPicture imageId={imageId} fallback={fallbackImage} className={fill} />}
        title={words}
        headingLevel={3}
      >
        {options.length === 0 ? null : (
          <Segment
            label={words}
            options={options.map(({ productId, optionName }) => ({
              value: productId,
              label: optionName.nl,
              sub: formatPrice(priceOf(productId), currentLocale()),
            }))}
            value={options.some(({ productId }) => productId === chosen) ? chosen : first}
            onChange={setChosen}
          />
        )}
      </PickerCard>
    </section>
  );
}

import { useId } from 'react';
import type { Product } from '#contract/names.ts';
import { plainText } from '#web/i18n/plainText.ts';
import { useConfig } from '#web/queries/settings.ts';
import { fill } from '#web/ui/Card.css.ts';
import { PickerCard } from '#web/ui/PickerCard.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { RichText } from '#web/ui/RichText.tsx';
import { AddButton } from './AddButton.tsx';
import { AfterAdding } from './AfterAdding.tsx';
import { TreatmentChoices } from './TreatmentChoices.tsx';
import { useCardInfo } from '#web/features/catalog/offer/useProductInfo.tsx';
import { useTreatment } from './useTreatment.ts';
import { usePictureWidth } from '#web/ui/usePictureWidth.ts';

type TreatmentCardProps = { product: Product };

export function TreatmentCard({ product }: TreatmentCardProps) {
  const { fallbackImage } = useConfig();
  const width = usePictureWidth();
  const choice = useTreatment(product);
  const { lead, info } = useCardInfo(product);
  const id = useId();
  return (
    <PickerCard
      picture={<Picture image={product.image} fallback={fallbackImage} width={width} className={fill} />}
      title={plainText(product.name)}
      lead={lead === null ? undefined : <RichText text={lead} />}
      info={info}
      lang={product.untranslated ? 'nl' : undefined}
    >
      <TreatmentChoices product={product} choice={choice} />
      <AddButton id={id} kind="soft" product={product} choice={choice} />
      <AfterAdding product={product} focusHome={id} />
    </PickerCard>
  );
}

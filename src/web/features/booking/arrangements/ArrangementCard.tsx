import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { Product } from '#contract/names.ts';
import { choiceGroups } from '#domain/catalog/collections.ts';
import { AddOutcome } from '#web/features/scheduling/outcome/AddOutcome.tsx';
import { PerPerson } from '#web/features/catalog/offer/PerPerson.tsx';
import { useConfig } from '#web/queries/settings.ts';
import { fill } from '#web/ui/Card.css.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { PickerCard } from '#web/ui/PickerCard.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { RichText } from '#web/ui/RichText.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import { ArrangementForm } from './ArrangementForm.tsx';
import * as css from './arrangements.css.ts';
import { usePictureWidth } from '#web/ui/usePictureWidth.ts';
import { Refusals } from '#web/features/booking/refusals/Refusals.tsx';

export function ArrangementCard({ arrangement }: { arrangement: Product }) {
  const { fallbackImage } = useConfig();
  const width = usePictureWidth();
  const buttonId = useId();
  const { xplanId, name, image, price, products, untranslated } = arrangement;
  const { included, groups } = choiceGroups(products);
  return (
    <PickerCard
      picture={<Picture image={image} fallback={fallbackImage} width={width} className={fill} />}
      title={<RichText inline text={name} />}
      price={<PerPerson cents={price} varies={arrangement.priceVaries} />}
      lang={untranslated ? 'nl' : undefined}
    >
      {included.length === 0 ? null : (
        <div>
          <h3 className={type.label}>
            <Trans id="arrangements.included">Hierbij is inbegrepen</Trans>
          </h3>
          <ul className={css.included}>
            {included.map((part) => (
              <li key={part.xplanId} className={css.part}>
                <Icon name="check" className={css.check} />
                <span>
                  <RichText inline text={part.name} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <ArrangementForm arrangement={arrangement} groups={groups} buttonId={buttonId} />
      <AddOutcome xplanId={xplanId} />
      <Refusals of={[xplanId]} focusHome={buttonId} />
    </PickerCard>
  );
}

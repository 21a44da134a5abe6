import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Product } from '#contract/names.ts';
import { isAsked } from '#machines/reservation/planning.selectors.ts';
import { isBusy } from '#machines/reservation/reservation.selectors.ts';
import { useReservation, useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { AddOutcome } from '#web/features/scheduling/outcome/AddOutcome.tsx';
import { GuestSelect } from '#web/features/scheduling/guests/GuestSelect.tsx';
import { PerPerson } from '#web/features/catalog/offer/PerPerson.tsx';
import { useForWhom } from '#web/features/scheduling/guests/useForWhom.ts';
import { useCardInfo } from '#web/features/catalog/offer/useProductInfo.tsx';
import { plainText } from '#web/i18n/plainText.ts';
import { useConfig } from '#web/queries/settings.ts';
import { Button } from '#web/ui/Button.tsx';
import { fill } from '#web/ui/Card.css.ts';
import { PickerCard } from '#web/ui/PickerCard.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { RichText } from '#web/ui/RichText.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import * as css from './entries.css.ts';
import { usePictureWidth } from '#web/ui/usePictureWidth.ts';
import { Refusals } from '#web/features/booking/refusals/Refusals.tsx';

export function EntryCard({ product }: { product: Product }) {
  const { t } = useLingui();
  const actor = useReservationActor();
  const { fallbackImage } = useConfig();
  const width = usePictureWidth();
  const buttonId = useId();
  const { xplanId, image, price, guests, needsTimes, untranslated } = product;
  const name = plainText(product.name);
  const { lead, info } = useCardInfo(product);
  const forWhom = useForWhom(guests);
  const isRequested = useReservation(isAsked(xplanId));
  const busy = useReservation(isBusy);
  const add = (): void => {
    if (forWhom.persons.length === 0) return;
    actor.send({ type: 'product.requested', productId: xplanId, persons: forWhom.persons, needsTime: needsTimes });
  };
  return (
    <PickerCard
      headingLevel={3}
      picture={<Picture image={image} fallback={fallbackImage} width={width} className={fill} />}
      title={<RichText inline text={product.name} />}
      lead={lead === null ? undefined : <RichText text={lead} />}
      info={info}
      lang={untranslated ? 'nl' : undefined}
    >
      <p className={css.price}>
        <PerPerson cents={price} varies={product.priceVaries} />
      </p>
      <GuestSelect forWhom={forWhom} product={name} />
      <Button
        id={buttonId}
        kind="soft"
        full
        onClick={add}
        busyLabel={isRequested && busy && t({ id: 'common.busy', message: 'Bezig…' })}
      >
        <Trans id="common.add">Voeg toe</Trans>
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
      <AddOutcome xplanId={xplanId} />
      <Refusals of={[xplanId]} focusHome={buttonId} />
    </PickerCard>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Product } from '#contract/names.ts';
import { useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { currentLocale } from '#web/i18n/activate.ts';
import { joinChoices } from '#web/i18n/list.ts';
import { plainText } from '#web/i18n/plainText.ts';
import { useConfig } from '#web/queries/settings.ts';
import { Button } from '#web/ui/Button.tsx';
import { thumbnail } from '#web/ui/PickerCard.css.ts';
import { Picture } from '#web/ui/Picture.tsx';
import { RowCard } from '#web/ui/RowCard.tsx';
import { AfterAdding } from './AfterAdding.tsx';
import { ShownPrice } from '#web/features/catalog/offer/ShownPrice.tsx';
import { useProductInfo } from '#web/features/catalog/offer/useProductInfo.tsx';

type TreatmentRowProps = { product: Product };

export function TreatmentRow({ product }: TreatmentRowProps) {
  const { t } = useLingui();
  const actor = useReservationActor();
  const { fallbackImage } = useConfig();
  const id = useId();
  const name = plainText(product.name);
  return (
    <RowCard
      picture={<Picture image={product.image} fallback={fallbackImage} width={88} className={thumbnail} />}
      title={name}
      info={useProductInfo(product)}
      line={<Durations product={product} />}
      price={<RowPrice product={product} />}
      action={
        <Button
          id={id}
          kind="soft"
          size="small"
          aria-haspopup="dialog"
          aria-label={t({ id: 'treatments.add', message: `Voeg toe: ${name}` })}
          onClick={() => actor.send({ type: 'dialog.opened', dialog: { kind: 'product', productId: product.xplanId } })}
        >
          <Trans id="common.add">Voeg toe</Trans>
        </Button>
      }
      lang={product.untranslated ? 'nl' : undefined}
    >
      <AfterAdding product={product} focusHome={id} />
    </RowCard>
  );
}

/** '25, 50 of 80 min'. */
function Durations({ product: { options, duration } }: { product: Product }) {
  const lengths = options.length === 0 ? [duration] : options.map((option) => option.duration);
  const durations = [...new Set(lengths.filter((minutes) => minutes !== null))].toSorted((a, b) => a - b);
  if (durations.length === 0) return null;
  const minutes = joinChoices(durations, currentLocale());
  return <Trans id="treatments.minutes">{minutes} min</Trans>;
}

/** 'v.a. 49,-' for several prices. */
function RowPrice({ product: { options, price, priceVaries = false } }: { product: Product }) {
  const prices = new Set(options.map((option) => option.price));
  if (prices.size > 1 || priceVaries) return <ShownPrice cents={price} varies />;
  return (
    <>
      <ShownPrice cents={price} /> <Trans id="common.perPerson">p.p.</Trans>
    </>
  );
}

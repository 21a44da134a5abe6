import { Trans } from '@lingui/react/macro';
import { guestNumbers } from '#domain/booking/guests.ts';
import type { StartRequest } from '#machines/timePicker/timePicker.types.ts';
import { ShownPrice } from '#web/features/catalog/offer/ShownPrice.tsx';
import { currentLocale } from '#web/i18n/activate.ts';
import { longDay } from '#web/i18n/dates.ts';
import { joinList } from '#web/i18n/list.ts';
import { plainText } from '#web/i18n/plainText.ts';
import { useConfig } from '#web/queries/settings.ts';
import { perPerson } from '#web/ui/PickerCard.css.ts';
import { Picture } from '#web/ui/Picture.tsx';
import * as css from './treatments.css.ts';
import type { Treatment } from './treatmentOf.ts';

type ChosenTreatmentProps = {
  treatment: Treatment;
  request: StartRequest;
  /** Cents at the chosen start; null while none is, or when the time does not matter. */
  priceAtStart: number | null;
};

export function ChosenTreatment({ treatment, request, priceAtStart }: ChosenTreatmentProps) {
  const { product, option, price, priceVaries } = treatment;
  const { fallbackImage } = useConfig();
  const locale = currentLocale();
  const guests = guestNumbers(request.persons, request.personCount) ?? [];
  const numbers = joinList(guests, locale);
  const day = longDay(request.date, locale);
  return (
    <div className={css.chosen}>
      <Picture image={product.image} fallback={fallbackImage} width={92} className={css.chosenPicture} />
      <div>
        <p className={css.chosenName} lang={product.untranslated ? 'nl' : undefined}>
          {[plainText(product.name), option?.optionName].filter(Boolean).join(', ')}
        </p>
        <p className={css.chosenFor}>
          <Trans id="times.for">
            Gast {numbers} · {day}
          </Trans>
        </p>
      </div>
      <p className={css.price}>
        <ShownPrice cents={priceAtStart ?? price} varies={priceVaries && priceAtStart === null} />
        {guests.length > 1 ? (
          <>
            {' '}
            <span className={perPerson}>
              <Trans id="common.perPerson">p.p.</Trans>
            </span>
          </>
        ) : null}
      </p>
    </div>
  );
}

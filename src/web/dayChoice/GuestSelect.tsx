import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentPropsWithRef } from 'react';
import { guestChoices } from '#domain/reservation/guestChoices.ts';
import { allGuests } from '#domain/reservation/guestNumbers.ts';
import { draft } from '#machines/reservation/reservation.selectors.ts';
import { useReservation } from '#web/actors/ReservationActorContext.tsx';
import { currentLocale } from '#web/i18n/activate.ts';
import { joinList } from '#web/i18n/list.ts';
import { useConfig } from '#web/queries/settings.ts';
import { SelectField } from '#web/ui/SelectField.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

type GuestSelectProps = Omit<ComponentPropsWithRef<'select'>, 'size'> & {
  /** What it is for, to be heard only. */
  product: string;
  /** Guests that take part at once. */
  size?: number;
};

/** 'Voor wie?': values are guest numbers with commas, '-1' for everyone. */
export function GuestSelect({ product, size = 1, ...select }: GuestSelectProps) {
  const { t } = useLingui();
  const { personCount } = useReservation(draft);
  const { everyoneTreatmentOption: everyone } = useConfig();
  const nameOf = (guests: readonly number[]): string => {
    if (guests[0] === allGuests) return t({ id: 'guests.everyone', message: 'Iedereen' });
    const numbers = joinList(guests, currentLocale());
    return t({ id: 'guests.numbers', message: `Gast ${numbers}` });
  };
  return (
    <SelectField
      {...select}
      label={
        <>
          <Trans id="guests.for_whom">Voor wie?</Trans>
          <VisuallyHidden> {product}</VisuallyHidden>
        </>
      }
      options={guestChoices({ personCount, size, everyone }).map((guests) => ({
        value: guests.join(','),
        label: nameOf(guests),
      }))}
    />
  );
}

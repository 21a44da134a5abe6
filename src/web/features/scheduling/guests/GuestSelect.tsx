import { Trans, useLingui } from '@lingui/react/macro';
import { allGuests } from '#domain/booking/guests.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { joinList } from '#web/i18n/list.ts';
import { SelectField } from '#web/ui/SelectField.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import type { ForWhom } from './useForWhom.ts';

type GuestSelectProps = {
  forWhom: ForWhom;
  /** Its name, for screen readers only. */
  product: string;
  error?: string | undefined;
};

export function GuestSelect({ forWhom: { offered, persons, choose }, product, error }: GuestSelectProps) {
  const { t } = useLingui();
  const nameOf = (guests: readonly number[]): string => {
    if (guests[0] === allGuests) return t({ id: 'guests.everyone', message: 'Iedereen' });
    const numbers = joinList(guests, currentLocale());
    return t({ id: 'guests.numbers', message: `Gast ${numbers}` });
  };
  const nobody = t({ id: 'guests.too_few', message: 'Meer personen nodig' });
  return (
    <SelectField
      label={
        <>
          <Trans id="guests.for_whom">Voor wie?</Trans>
          <VisuallyHidden> {product}</VisuallyHidden>
        </>
      }
      options={offered.map((guests) => ({ value: guests.join(), label: nameOf(guests) }))}
      placeholder={offered.length === 0 ? nobody : undefined}
      value={persons.join()}
      onChange={({ target }) => choose(target.value.split(',').map(Number))}
      error={error}
    />
  );
}

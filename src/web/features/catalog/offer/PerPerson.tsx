import { Trans } from '@lingui/react/macro';
import { currentLocale } from '#web/i18n/activate.ts';
import { priceOf } from '#web/i18n/money.ts';
import { perPerson } from '#web/ui/PickerCard.css.ts';
import { Price } from '#web/ui/Price.tsx';

export function PerPerson({ cents }: { cents: number }) {
  return (
    <>
      <Price {...priceOf(cents, currentLocale())} />{' '}
      <span className={perPerson}>
        <Trans id="common.perPerson">p.p.</Trans>
      </span>
    </>
  );
}

import { Trans } from '@lingui/react/macro';
import { currentLocale } from '#web/i18n/activate.ts';
import { priceOf } from '#web/i18n/money.ts';
import { Price } from '#web/ui/Price.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import * as css from './checkin.css.ts';
import { useDayPrice } from './useDayPrice.ts';

/** What the day costs per person; nothing while that is unknown. */
export function DayPrice({ date }: { date: string }) {
  const price = useDayPrice(date);
  if (price === null) return null;
  return (
    <p className={css.price}>
      <Price {...priceOf(price, currentLocale())} />{' '}
      <span className={type.small}>
        <Trans id="common.perPerson">p.p.</Trans>
      </span>
    </p>
  );
}

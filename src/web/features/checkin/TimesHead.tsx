import { Trans } from '@lingui/react/macro';
import { currentLocale } from '#web/i18n/activate.ts';
import { longDay } from '#web/i18n/dates.ts';
import { priceOf } from '#web/i18n/money.ts';
import { Price } from '#web/ui/Price.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import * as css from './checkin.css.ts';
import { useDayPrice } from './useDayPrice.ts';

/** The chosen day with its price per person. */
export function TimesHead({ date }: { date: string }) {
  const locale = currentLocale();
  const price = useDayPrice(date);
  return (
    <div className={css.timesHead}>
      <h2 className={type.h3}>{longDay(date, locale)}</h2>
      {price === null ? null : (
        <p className={css.price}>
          <Price {...priceOf(price, locale)} />{' '}
          <span className={type.small}>
            <Trans id="common.perPerson">p.p.</Trans>
          </span>
        </p>
      )}
    </div>
  );
}

import type { Cents } from '#domain/values/cents.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { formatEuro } from '#domain/values/money.ts';
import { spokenCents } from '#web/i18n/money.ts';
import { Price } from '#web/ui/Price.tsx';
import * as css from './orderPage.css.ts';

/** The price of one. */
export function OrderPrice({ cents }: { cents: Cents }) {
  return (
    <p className={css.price}>
      <Price text={formatEuro(cents, currentLocale())} spoken={spokenCents(cents, currentLocale())} />
    </p>
  );
}

import { Trans } from '@lingui/react/macro';
import { currentLocale } from '#web/i18n/activate.ts';
import { formatEuro } from '#domain/values/money.ts';
import { spokenCents } from '#web/i18n/money.ts';
import { Price } from '#web/ui/Price.tsx';
import * as css from './checkout.css.ts';
import { useAmounts } from './useAmounts.ts';

/** On phones, where the summary is further down. */
export function AmountsDue() {
  const { dueNow, dueLater } = useAmounts();
  const locale = currentLocale();
  const price = (cents: number) => <Price text={formatEuro(cents, locale)} spoken={spokenCents(cents, locale)} />;
  return (
    <dl className={css.amounts}>
      <div className={css.amount}>
        <dt>
          <Trans id="flow.summary.pay_now">Nu te betalen</Trans>
        </dt>
        <dd className={css.amountValue}>{price(dueNow)}</dd>
      </div>
      {dueLater > 0 ? (
        <div className={css.amount}>
          <dt>
            <Trans id="flow.summary.location">Op locatie</Trans>
          </dt>
          <dd className={css.amountValue}>{price(dueLater)}</dd>
        </div>
      ) : null}
    </dl>
  );
}

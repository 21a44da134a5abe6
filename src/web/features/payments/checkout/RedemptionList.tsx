import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { Redemption } from '#contract/names.ts';
import { isCheckoutBusy } from '#machines/checkout/checkout.selectors.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { formatEuro } from '#domain/values/money.ts';
import { priceOf } from '#web/i18n/money.ts';
import { redemptionsQuery } from '#web/queries/redemptions.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Price } from '#web/ui/Price.tsx';
import type { CheckoutRef } from './Checkout.tsx';
import * as css from './redeeming.css.ts';
import { useRedeemableNames } from './useRedeemableNames.ts';

type RedemptionListProps = { checkout: CheckoutRef; reservationId: string; totalPaid: number };

export function RedemptionList({ checkout, reservationId, totalPaid }: RedemptionListProps) {
  const { data = [] } = useQuery(redemptionsQuery(reservationId, totalPaid));
  return data.length === 0 ? null : (
    <ul className={css.list}>
      {data.map((redemption) => (
        <Line key={redemption.id} checkout={checkout} redemption={redemption} />
      ))}
    </ul>
  );
}

function Line({ checkout, redemption }: { checkout: CheckoutRef; redemption: Redemption }) {
  const { t } = useLingui();
  const busy = useSelector(checkout, isCheckoutBusy);
  const { id, kind, label, amount, balanceLeft } = redemption;
  const name = `${useRedeemableNames()[kind]} ${label}`;
  const balance = formatEuro(balanceLeft ?? 0, currentLocale());
  return (
    <li className={css.line}>
      <Icon name="check" size={16} />
      <span className={css.name}>
        <Trans id="redeem.used">{name} verzilverd</Trans>
        {balanceLeft === null || balanceLeft === 0 ? null : (
          <span className={css.left}>
            <Trans id="redeem.left">Er staat nog {balance} op</Trans>
          </span>
        )}
      </span>
      <span className={css.amount}>
        <Price {...priceOf(-amount, currentLocale())} />
      </span>
      <IconButton
        plain
        icon="close"
        iconSize={16}
        aria-disabled={busy}
        label={t({ id: 'redeem.remove', message: `Verwijder ${name}` })}
        onClick={() => checkout.send({ type: 'redemption.removed', kind, id })}
      />
    </li>
  );
}

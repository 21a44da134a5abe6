import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { isCheckoutBusy } from '#machines/checkout/checkout.selectors.ts';
import { formatEuro } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import type { CheckoutRef } from './Checkout.tsx';
import { DutyButton } from './DutyButton.tsx';
import { TermsLine } from './TermsLine.tsx';
import { useAmounts } from './useAmounts.ts';

export function LocationOrder({ checkout }: { checkout: CheckoutRef }) {
  const { t } = useLingui();
  const busy = useSelector(checkout, isCheckoutBusy);
  const { totalOpen } = useAmounts();
  const amount = formatEuro(totalOpen, currentLocale());
  return (
    <>
      <TermsLine />
      <DutyButton
        action={<Trans id="checkout.location.confirm">Bevestigen en plaats reservering</Trans>}
        cents={totalOpen}
        place={totalOpen > 0 ? t({ id: 'checkout.duty.location', message: `${amount} op locatie` }) : null}
        busy={busy}
        onClick={() => checkout.send({ type: 'order.placed' })}
      />
    </>
  );
}

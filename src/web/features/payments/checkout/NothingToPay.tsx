import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { isCheckoutBusy } from '#machines/checkout/checkout.selectors.ts';
import { formatEuro } from '#domain/values/money.ts';
import { useFlow } from '#web/actors/ReservationActorContext.tsx';
import { currentLocale } from '#web/i18n/activate.ts';
import { Panel } from '#web/ui/Panel.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import type { CheckoutRef } from './Checkout.tsx';
import * as css from './checkout.css.ts';
import { CheckoutReason } from './CheckoutReason.tsx';
import { DutyButton } from './DutyButton.tsx';
import { Redemptions } from './Redemptions.tsx';
import { TermsLine } from './TermsLine.tsx';
import { useAmounts } from './useAmounts.ts';

export function NothingToPay({ checkout }: { checkout: CheckoutRef }) {
  const { t } = useLingui();
  const isOrder = flowNeeds.isOrderCard(useFlow());
  const busy = useSelector(checkout, isCheckoutBusy);
  const { totalOpen } = useAmounts();
  const [nothing, amount] = [0, totalOpen].map((cents) => formatEuro(cents, currentLocale()));
  return (
    <div className={css.page}>
      <h1 className={type.h1}>
        {isOrder ? (
          <Trans id="checkout.nothing.title_order">Bestelling afronden</Trans>
        ) : (
          <Trans id="checkout.nothing.title">Reservering afronden</Trans>
        )}
      </h1>
      <CheckoutReason checkout={checkout} onLocation />
      <Redemptions checkout={checkout} />
      <Panel>
        <div className={css.stack}>
          <p>
            <Trans id="checkout.nothing.text">Het bedrag dat je online betaalt is {nothing}.</Trans>
            {totalOpen > 0 ? (
              <>
                {' '}
                <Trans id="checkout.nothing.later">Op locatie betaal je {amount}.</Trans>
              </>
            ) : null}
          </p>
          <TermsLine />
          <DutyButton
            action={
              isOrder ? (
                <Trans id="checkout.nothing.confirm_order">Bestelling afronden</Trans>
              ) : (
                <Trans id="checkout.nothing.confirm">Reservering afronden</Trans>
              )
            }
            cents={totalOpen}
            place={totalOpen > 0 ? t({ id: 'checkout.duty.location', message: `${amount} op locatie` }) : null}
            busy={busy}
            onClick={() => checkout.send({ type: 'order.placed' })}
          />
        </div>
      </Panel>
    </div>
  );
}

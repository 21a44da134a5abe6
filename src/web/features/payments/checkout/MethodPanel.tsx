import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { MethodId } from '#domain/payments/paymentMethods.ts';
import { isCheckoutBusy } from '#machines/checkout/checkout.selectors.ts';
import { AccordionPanel } from '#web/ui/Accordion.tsx';
import { muted } from '#web/ui/theme/type.css.ts';
import type { CheckoutRef } from './Checkout.tsx';
import * as css from './checkout.css.ts';
import { DutyButton } from './DutyButton.tsx';
import { MethodMark } from './MethodMark.tsx';
import { SecurityLine } from './SecurityLine.tsx';
import { TermsLine } from './TermsLine.tsx';
import { useAmounts } from './useAmounts.ts';

type MethodPanelProps = {
  checkout: CheckoutRef;
  method: MethodId;
  label: string;
  open: boolean;
  onToggle: () => void;
};

/** A method's own choices are made at the provider. */
export function MethodPanel({ checkout, method, label, open, onToggle }: MethodPanelProps) {
  const busy = useSelector(checkout, isCheckoutBusy);
  const { dueNow } = useAmounts();
  const name = method === 'ideal' ? 'iDEAL' : label;
  return (
    <AccordionPanel icon="radio" title={label} picture={<MethodMark method={method} />} open={open} onToggle={onToggle}>
      <div className={css.panelStack}>
        {method === 'ideal' ? (
          <p className={muted}>
            <Trans id="checkout.ideal.hint">Je kiest je bank op de volgende pagina en komt daarna hier terug.</Trans>
          </p>
        ) : null}
        <TermsLine />
        <DutyButton
          action={<Trans id="checkout.goTo">Doorgaan naar {name}</Trans>}
          cents={dueNow}
          busy={busy}
          onClick={() => checkout.send({ type: 'order.placed' })}
        />
        <SecurityLine />
      </div>
    </AccordionPanel>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { cardFieldsView, isCheckoutBusy } from '#machines/checkout/checkout.selectors.ts';
import { useConfig } from '#web/queries/settings.ts';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { CardFields } from './CardFields.tsx';
import type { CheckoutRef } from './Checkout.tsx';
import * as css from './checkout.css.ts';
import { DutyButton } from './DutyButton.tsx';
import { SecurityLine } from './SecurityLine.tsx';
import { TermsLine } from './TermsLine.tsx';
import { useAmounts } from './useAmounts.ts';

export function CardContent({ checkout }: { checkout: CheckoutRef }) {
  const { t } = useLingui();
  const view = useSelector(checkout, cardFieldsView);
  const busy = useSelector(checkout, isCheckoutBusy);
  const { dueNow } = useAmounts();
  const isTest = useConfig().testUntil !== undefined;
  if (view === 'closed') return null;
  if (view === 'opening') {
    return (
      <Spinner
        delay={0}
        label={t({ id: 'checkout.card.opening', message: 'De velden voor je kaart worden geladen' })}
      />
    );
  }
  if (view === 'unreachable') {
    return (
      <RetryNote
        label={t({ id: 'common.retry', message: 'Opnieuw proberen' })}
        onRetry={() => checkout.send({ type: 'card.retried' })}
      >
        <Trans id="checkout.card.unreachable">De velden voor je kaart konden niet worden geladen.</Trans>
      </RetryNote>
    );
  }
  return (
    <div className={css.panelStack}>
      {isTest ? (
        <p>
          <Trans id="checkout.card.test">In een test vul je geen kaart in.</Trans>
        </p>
      ) : (
        <CardFields />
      )}
      <TermsLine />
      <DutyButton
        action={<Trans id="checkout.card.pay">Betalen</Trans>}
        cents={dueNow}
        busy={busy}
        onClick={() => checkout.send({ type: 'order.placed' })}
      />
      <SecurityLine />
    </div>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { checkoutReason, checkoutWait } from '#machines/checkout/checkout.selectors.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { Note } from '#web/ui/Note.tsx';
import type { CheckoutRef } from './Checkout.tsx';

/** How a payment ended at the bank; null for a problem code. */
function endingSentence(reason: string): MessageDescriptor | null {
  if (reason === 'canceled') {
    return msg({
      id: 'checkout.reason.canceled',
      message: 'Je hebt de betaling geannuleerd. Er is niets afgeschreven.',
    });
  }
  if (reason === 'expired') {
    return msg({ id: 'checkout.reason.expired', message: 'De tijd om te betalen was om. Er is niets afgeschreven.' });
  }
  if (reason === 'failed') {
    return msg({ id: 'checkout.reason.failed', message: 'De betaling is niet gelukt. Er is niets afgeschreven.' });
  }
  return null;
}

export function CheckoutReason({ checkout, onLocation = false }: { checkout: CheckoutRef; onLocation?: boolean }) {
  const { i18n } = useLingui();
  const reason = useSelector(checkout, checkoutReason);
  const waitSeconds = useSelector(checkout, checkoutWait) ?? undefined;
  if (reason === null) return null;
  const ending = endingSentence(reason);
  if (reason === 'canceled' && ending !== null) return <Note role="status">{i18n._(ending)}</Note>;
  return (
    <Note
      kind="danger"
      role="alert"
      title={
        onLocation ? (
          <Trans id="notice.location_failed">Er is een fout opgetreden bij het afrekenen</Trans>
        ) : (
          <Trans id="checkout.error">Er is een fout opgetreden bij het afrekenen, probeer het opnieuw</Trans>
        )
      }
    >
      <p>{ending ? i18n._(ending) : refusedText({ problem: reason, waitSeconds })}</p>
    </Note>
  );
}

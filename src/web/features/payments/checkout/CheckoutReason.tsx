import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { checkoutReason } from '#machines/checkout/checkout.selectors.ts';
import { errorSentence } from '#web/i18n/errorSentences.ts';
import { Note } from '#web/ui/Note.tsx';
import type { CheckoutRef } from './Checkout.tsx';

/** How a payment ended at the bank; any other reason is a problem code. */
function reasonSentence(reason: string): MessageDescriptor {
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
  return errorSentence(reason);
}

export function CheckoutReason({ checkout, onLocation = false }: { checkout: CheckoutRef; onLocation?: boolean }) {
  const { i18n } = useLingui();
  const reason = useSelector(checkout, checkoutReason);
  if (reason === null) return null;
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
      <p>{i18n._(reasonSentence(reason))}</p>
    </Note>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { MailKind } from '#domain/catalog/mailForm.ts';

/** What staff call the mails that the venue can word. */
export function useMailNames(): Record<MailKind, string> {
  const { t } = useLingui();
  return {
    confirmation: t({ id: 'mail.confirmation', message: 'Bevestiging' }),
    changedMail: t({ id: 'mail.changed', message: 'Bevestiging van een wijziging' }),
    cancelledMail: t({ id: 'mail.cancelled', message: 'Annulering' }),
    orderMail: t({ id: 'mail.order', message: 'Bevestiging van een bestelling' }),
    giftCardMail: t({ id: 'mail.giftCard', message: 'Cadeaubon of voucher' }),
    paymentFailedMail: t({ id: 'mail.paymentFailed', message: 'Betaling mislukt' }),
    paymentLinkMail: t({ id: 'mail.paymentLink', message: 'Betaallink' }),
    refundedMail: t({ id: 'mail.refunded', message: 'Terugbetaling' }),
  };
}

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { isReasonCode, type ReasonCode } from '#domain/values/reasonCodes.ts';

export const reasonWords: Readonly<Record<ReasonCode, MessageDescriptor>> = {
  self_service: msg({ id: 'reason.self_service', message: 'De gast wijzigde of annuleerde zelf' }),
  changed_at_desk: msg({ id: 'reason.changed_at_desk', message: 'De reservering werd aan de balie gewijzigd' }),
  late_payment: msg({ id: 'reason.late_payment', message: 'De betaling kwam te laat' }),
  double_payment: msg({ id: 'reason.double_payment', message: 'Er was dubbel betaald' }),
  mismatch: msg({ id: 'reason.mismatch', message: 'De betaling paste niet bij wat gevraagd was' }),
  chargeback: msg({ id: 'reason.chargeback', message: 'De bank haalde het geld terug' }),
  refund: msg({ id: 'reason.refund', message: 'De bestelling is terugbetaald' }),
};

/** What staff wrote stays as it is; what the system noted is said in the language of the page. */
export function useReasonText(): (reason: string) => string {
  const { i18n } = useLingui();
  return (reason) => (isReasonCode(reason) ? i18n._(reasonWords[reason]) : reason);
}

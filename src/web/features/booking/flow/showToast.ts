import { i18n } from '@lingui/core';
import type { CheckoutEmitted } from '#machines/checkout/checkout.types.ts';
import type { ReservationEmitted } from '#machines/reservation/reservation.events.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { noticeText } from '#web/i18n/noticeText.ts';
import { notBookedSentences } from '#web/i18n/notBookedSentences.ts';
import { toastError, toastSuccess } from '#web/ui/toast.ts';

export type Notice = Extract<ReservationEmitted | CheckoutEmitted, { type: 'notice' }>;

export function showToast(notice: Notice): void {
  if (notice.code === 'not_booked') {
    const sentences = notBookedSentences(notice.params.notBooked ?? [], currentLocale());
    for (const sentence of sentences) toastError(i18n._(sentence));
    return;
  }
  const text = noticeText(notice);
  if (notice.kind === 'success') toastSuccess(text);
  else toastError(text);
}

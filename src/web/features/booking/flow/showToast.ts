import { i18n } from '@lingui/core';
import type { CheckoutEmitted } from '#machines/checkout/checkout.types.ts';
import type { ReservationEmitted } from '#machines/reservation/reservation.events.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { noticeText } from '#web/i18n/noticeText.ts';
import { notBookedSentences } from '#web/i18n/notBookedSentences.ts';
import { announceError, displayError, toastError, toastSuccess } from '#web/ui/toast.ts';

export type Notice = Extract<ReservationEmitted | CheckoutEmitted, { type: 'notice' }>;

/** They stand where they belong and come into view there; where specification §8 asks for a toast, it is only seen. */
const inPlace: Partial<Record<Notice['code'], typeof toastError>> = {
  add_failed: announceError,
  renew_failed: announceError,
  payment_failed: displayError,
  location_failed: displayError,
};

export function showToast(notice: Notice): void {
  if (notice.code === 'not_booked') {
    const sentences = notBookedSentences(notice.params.notBooked ?? [], currentLocale());
    for (const sentence of sentences) announceError(i18n._(sentence));
    return;
  }
  const text = noticeText(notice);
  if (notice.kind === 'success') toastSuccess(text);
  else (inPlace[notice.code] ?? toastError)(text);
}

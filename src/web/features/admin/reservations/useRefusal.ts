import { useLingui } from '@lingui/react/macro';
import type { Refused } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';

/** What staff hear when a reservation is not as they saw it; it is shown anew behind this. */
export function useRefusal(): (refused: Refused) => string {
  const { t } = useLingui();
  const sentences: Partial<Record<string, string>> = {
    version_conflict: t({
      id: 'admin.reservation.changed',
      message: 'Een collega was je net voor. Je ziet nu hoe het staat.',
    }),
    reservation_cancelled: t({
      id: 'admin.reservation.alreadyCancelled',
      message: 'Deze reservering is al geannuleerd.',
    }),
    reservation_expired: t({
      id: 'admin.reservation.alreadyExpired',
      message: 'Deze reservering is verlopen.',
    }),
    payment_in_progress: t({
      id: 'admin.reservation.paying',
      message: 'De gast is nu aan het betalen. Probeer het zo opnieuw.',
    }),
    amount_too_high: t({
      id: 'admin.reservation.tooMuch',
      message: 'Dat is meer dan er nog is. Je ziet nu hoe het staat.',
    }),
    payment_required: t({
      id: 'admin.receipt.unpaid',
      message: 'Hier is niets betaald, of het is al terugbetaald.',
    }),
    in_use: t({
      id: 'admin.reservation.inUse',
      message: 'Van deze bestelling is al iets gebruikt.',
    }),
  };
  return (refused) => sentences[refused.problem] ?? refusedText(refused);
}

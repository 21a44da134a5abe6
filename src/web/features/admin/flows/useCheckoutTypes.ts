import { useLingui } from '@lingui/react/macro';
import type { CheckoutType } from '#domain/catalog/flowTypes.ts';

/** What each way to settle does, in words. */
export function useCheckoutTypes(): Record<CheckoutType, { label: string; effect: string }> {
  const { t } = useLingui();
  return {
    location: {
      label: t({ id: 'admin.checkout.location', message: 'Op locatie' }),
      effect: t({
        id: 'admin.checkout.location.effect',
        message: 'Niemand betaalt vooraf. De bezoeker leest jullie tekst en bevestigt de reservering.',
      }),
    },
    payment: {
      label: t({ id: 'admin.checkout.payment', message: 'Vooraf, online' }),
      effect: t({
        id: 'admin.checkout.payment.effect',
        message: 'Alles wordt nu betaald, ook wat normaal op locatie wordt afgerekend.',
      }),
    },
    'payment-and-location': {
      label: t({ id: 'admin.checkout.both', message: 'Vooraf en op locatie' }),
      effect: t({
        id: 'admin.checkout.both.effect',
        message: 'Behandelingen en arrangementen nu, de entree op locatie of alvast online.',
      }),
    },
  };
}

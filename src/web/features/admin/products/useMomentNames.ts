import { useLingui } from '@lingui/react/macro';
import type { PaymentMoment } from '#contract/names.ts';

export function useMomentNames(): { value: PaymentMoment; label: string }[] {
  const { t } = useLingui();
  return [
    { value: 'payment', label: t({ id: 'product.moment.payment', message: 'Vooraf, online' }) },
    { value: 'location', label: t({ id: 'product.moment.location', message: 'Op locatie' }) },
    {
      value: 'payment_and_location',
      label: t({ id: 'product.moment.both', message: 'Op locatie, vooraf mag ook' }),
    },
  ];
}

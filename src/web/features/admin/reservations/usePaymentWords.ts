import { useLingui } from '@lingui/react/macro';
import type { Payment, Refund } from '#contract/names.ts';

const methods: Partial<Record<string, string>> = { ideal: 'iDEAL', creditcard: 'Creditcard', bancontact: 'Bancontact' };

type PaymentWords = {
  methodName: (method: string) => string;
  stateName: Record<Payment['state'], string>;
  refundState: Record<Refund['state'], string>;
};

export function usePaymentWords(): PaymentWords {
  const { t } = useLingui();
  const pending = t({ id: 'admin.payment.pending', message: 'Nog bezig' });
  const onItsWay = t({ id: 'admin.refund.onItsWay', message: 'Terugbetaling onderweg' });
  return {
    methodName: (method) => methods[method] ?? method,
    stateName: {
      creating: pending,
      open: pending,
      pending,
      authorized: pending,
      paid: t({ id: 'admin.reservation.paid', message: 'Betaald' }),
      canceled: t({ id: 'admin.payment.canceled', message: 'Afgebroken' }),
      expired: t({ id: 'admin.reservation.expired', message: 'Verlopen' }),
      failed: t({ id: 'admin.payment.failed', message: 'Mislukt' }),
    },
    refundState: {
      queued: onItsWay,
      pending: onItsWay,
      processing: onItsWay,
      refunded: t({ id: 'admin.event.refund', message: 'Terugbetaald' }),
      failed: t({ id: 'admin.refund.failed', message: 'Terugbetaling mislukt' }),
      canceled: t({ id: 'admin.refund.canceled', message: 'Terugbetaling afgebroken' }),
    },
  };
}

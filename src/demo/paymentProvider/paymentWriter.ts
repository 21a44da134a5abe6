import type { HalJson, Settled } from './halJson.ts';
import type { Provider } from './provider.ts';
import { ApiProblem } from './types.ts';
import type { Payment } from './types.ts';

const EMBEDDABLE = ['refunds', 'chargebacks'];

export interface PaymentWriter {
  show(payment: Payment): Record<string, unknown>;
  /** `embed` is a list with commas, as in the address. Throws an `ApiProblem` 400 for what cannot be embedded. */
  showWith(payment: Payment, embed: string | undefined): Record<string, unknown>;
}

/** Writes payments with what went back of them. */
export function paymentWriter({ refundDesk, chargebackDesk }: Provider, hal: HalJson): PaymentWriter {
  const settled = ({ id }: Payment): Settled => ({
    refundedCents: refundDesk.refundedCents(id),
    chargedBackCents: chargebackDesk.chargedBackCents(id),
  });
  const show = (payment: Payment): Record<string, unknown> => hal.payment(payment, settled(payment));

  return {
    show,
    showWith(payment, embed) {
      if (!embed) return show(payment);
      const parts = embed.split(',');
      if (parts.some((part) => !EMBEDDABLE.includes(part))) throw new ApiProblem(400, 'Invalid embed', 'embed');
      const embedded = {
        ...(parts.includes('refunds') ? { refunds: refundDesk.of(payment.id).map(hal.refund) } : {}),
        ...(parts.includes('chargebacks') ? { chargebacks: chargebackDesk.of(payment.id).map(hal.chargeback) } : {}),
      };
      return { ...show(payment), _embedded: embedded };
    },
  };
}

import { toMollieValue } from './mollieAmount.ts';
import { mollieAnswers } from './mollieAnswers.ts';
import { createMollieHttp } from './mollieHttp.ts';
import type { MollieHttpOptions } from './mollieHttp.ts';
import { PaymentProviderError, isPaymentId } from './paymentPort.ts';
import type { PaymentPort, PaymentRequest, ProviderPayment } from './paymentPort.ts';

export const MOLLIE_ORIGIN = 'https://api.mollie.com';

export function createMollieClient(options: MollieHttpOptions): PaymentPort {
  const call = createMollieHttp(options);
  const { payment, paymentPage, refund, refunds, methods, profile } = mollieAnswers;

  return {
    async create(request) {
      const { idempotencyKey } = request;
      return call({ method: 'POST', path: '/payments', body: paymentBody(request), idempotencyKey, answer: payment });
    },
    async get(id) {
      const query = { embed: 'refunds,chargebacks' };
      return sameId(id, await call({ method: 'GET', path: paymentPath(id), query, answer: payment }));
    },
    async list({ from, limit } = {}) {
      const query = {
        ...(from === undefined ? {} : { from: checkedId(from) }),
        ...(limit === undefined ? {} : { limit: String(limit) }),
      };
      return call({ method: 'GET', path: '/payments', query, answer: paymentPage });
    },
    async cancel(id) {
      return sameId(id, await call({ method: 'DELETE', path: paymentPath(id), answer: payment }));
    },
    async refund({ paymentId, amount, description, metadata, idempotencyKey }) {
      const body = { amount: euros(amount), description, metadata };
      return call({ method: 'POST', path: `${paymentPath(paymentId)}/refunds`, body, idempotencyKey, answer: refund });
    },
    async listRefunds(paymentId) {
      return call({ method: 'GET', path: `${paymentPath(paymentId)}/refunds`, answer: refunds });
    },
    async methods({ amount } = {}) {
      const query: Record<string, string> =
        amount === undefined ? {} : { 'amount[value]': toMollieValue(amount), 'amount[currency]': 'EUR' };
      return call({ method: 'GET', path: '/methods', query, answer: methods });
    },
    async profile() {
      return call({ method: 'GET', path: '/profiles/me', answer: profile });
    },
  };
}

function paymentBody({ amount, idempotencyKey: _key, ...rest }: PaymentRequest): Record<string, unknown> {
  return { amount: euros(amount), ...rest };
}

function euros(cents: number): { currency: string; value: string } {
  return { currency: 'EUR', value: toMollieValue(cents) };
}

function paymentPath(id: string): string {
  return `/payments/${checkedId(id)}`;
}

function checkedId(id: string): string {
  if (!isPaymentId(id)) throw new PaymentProviderError('rejected', 'not a payment id');
  return id;
}

function sameId(id: string, payment: ProviderPayment): ProviderPayment {
  if (payment.id !== id) throw new PaymentProviderError('rubbish', 'the answer is about another payment');
  return payment;
}

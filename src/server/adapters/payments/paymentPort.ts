/** Whole euro cents. */
type Cents = number;

export type PaymentStatus = 'open' | 'pending' | 'authorized' | 'paid' | 'canceled' | 'expired' | 'failed';
export type RefundStatus = 'queued' | 'pending' | 'processing' | 'refunded' | 'failed' | 'canceled';

/** A payment as the provider tells it now. Amounts are whole cents of `currency`, times are ISO 8601 with an offset. */
export interface ProviderPayment {
  id: string;
  status: PaymentStatus;
  amount: Cents;
  /** Three capitals. Compare it: the provider's word is not proof that it is the currency that was asked. */
  currency: string;
  mode: 'test' | 'live';
  profileId: string;
  /** `null` until the payer has chosen one. */
  method: string | null;
  /** Only text values; anything else a foreign system put there is left out. */
  metadata: Record<string, string>;
  /** `null` when there is nothing left for the payer to do. */
  checkoutUrl: string | null;
  /** Upper bound, exclusive; `null` when the payment can no longer expire. */
  expiresAt: string | null;
  createdAt: string;
  paidAt?: string;
  failureReason?: string;
  amountRefunded: Cents;
  amountChargedBack: Cents;
  /** Newest first, whatever became of them. Only `get` tells them; every other answer leaves the list empty. */
  refunds: ProviderRefund[];
  /** As `refunds`: only `get` tells them. */
  chargebacks: ProviderChargeback[];
}

export interface ProviderRefund {
  id: string;
  paymentId: string;
  status: RefundStatus;
  amount: Cents;
  currency: string;
  /** Only text values, as of a payment. */
  metadata: Record<string, string>;
  createdAt: string;
}

/** Money the payer's bank took back. */
export interface ProviderChargeback {
  id: string;
  paymentId: string;
  amount: Cents;
  currency: string;
  createdAt: string;
  /** When the bank gave it back after all; `null` while it has it. */
  reversedAt: string | null;
}

export interface PaymentMethod {
  id: string;
  description: string;
  /** Inclusive bounds in cents; `null` means no upper bound. */
  minimumAmount: Cents;
  maximumAmount: Cents | null;
}

export interface PaymentRequest {
  amount: Cents;
  description: string;
  redirectUrl: string;
  cancelUrl?: string;
  webhookUrl?: string;
  method?: string;
  /** From the provider's card fields, only with method 'creditcard'; such a payment may be paid or failed at once. */
  cardToken?: string;
  /** As `nl_NL`. */
  locale?: string;
  metadata: Record<string, string>;
  /** The same key with the same request never makes a second payment. */
  idempotencyKey: string;
}

export interface RefundRequest {
  paymentId: string;
  amount: Cents;
  description: string;
  metadata: Record<string, string>;
  idempotencyKey: string;
}

export interface PaymentPage {
  /** Newest first. */
  payments: ProviderPayment[];
  /** Ask for `from: next` to read on; `null` on the last page. */
  next: string | null;
}

/** The account that gets the money, as the card fields want to know it. */
export interface PaymentProfile {
  id: string;
  mode: 'test' | 'live';
}

/** Everything the product asks of a payment provider. Every method rejects only with a `PaymentProviderError`. */
export interface PaymentPort {
  create(request: PaymentRequest): Promise<ProviderPayment>;
  get(id: string): Promise<ProviderPayment>;
  /** `from` is the id of the first payment of the page, inclusive; `limit` is 1 to 250, 50 when left out. */
  list(page?: { from?: string; limit?: number }): Promise<PaymentPage>;
  cancel(id: string): Promise<ProviderPayment>;
  refund(request: RefundRequest): Promise<ProviderRefund>;
  listRefunds(paymentId: string): Promise<ProviderRefund[]>;
  /** The methods that can be used now, for this amount when it is given. */
  methods(filter?: { amount?: Cents }): Promise<PaymentMethod[]>;
  profile(): Promise<PaymentProfile>;
}

/**
 * - `unavailable`: no answer in time, or a passing fault. The effect is unknown: ask again with the same key.
 * - `rejected`: the provider understood and said no; asking again does not help.
 * - `rubbish`: an answer came that is not one of the provider's; the effect is unknown.
 */
export type PaymentProviderErrorKind = 'unavailable' | 'rejected' | 'rubbish';

export class PaymentProviderError extends Error {
  readonly kind: PaymentProviderErrorKind;
  /** HTTP status of the answer, if one came. */
  readonly status: number | undefined;
  readonly detail: string;
  /** What of the request is refused, as `amount` or `cardToken`, when the provider tells. */
  readonly field: string | undefined;

  constructor(kind: PaymentProviderErrorKind, detail: string, status?: number, field?: string) {
    super(`payment provider ${kind}: ${detail}`);
    this.name = 'PaymentProviderError';
    this.kind = kind;
    this.detail = detail;
    this.status = status;
    this.field = field;
  }
}

/** Whether a text has the shape of a payment id. Ids come from outside and end up in a path, so ask before any call. */
export function isPaymentId(text: string): boolean {
  return /^tr_[A-Za-z0-9]{4,64}$/.test(text);
}

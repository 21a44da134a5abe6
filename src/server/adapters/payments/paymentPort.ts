type Cents = number;

export type PaymentStatus = 'open' | 'pending' | 'authorized' | 'paid' | 'canceled' | 'expired' | 'failed';
export type RefundStatus = 'queued' | 'pending' | 'processing' | 'refunded' | 'failed' | 'canceled';

/** Amounts in whole cents, times in ISO 8601 with an offset. */
export interface ProviderPayment {
  id: string;
  status: PaymentStatus;
  amount: Cents;
  /** ISO 4217. Compare it: it may differ from the requested one. */
  currency: string;
  mode: 'test' | 'live';
  profileId: string;
  method: string | null;
  metadata: Record<string, string>;
  /** Null: the payer has nothing to do. */
  checkoutUrl: string | null;
  /** Exclusive; null: cannot expire. */
  expiresAt: string | null;
  createdAt: string;
  paidAt?: string;
  failureReason?: string;
  amountRefunded: Cents;
  amountChargedBack: Cents;
  /** Newest first. Only `get` fills it. */
  refunds: ProviderRefund[];
  chargebacks: ProviderChargeback[];
}

export interface ProviderRefund {
  id: string;
  paymentId: string;
  status: RefundStatus;
  amount: Cents;
  currency: string;
  metadata: Record<string, string>;
  createdAt: string;
}

export interface ProviderChargeback {
  id: string;
  paymentId: string;
  amount: Cents;
  currency: string;
  createdAt: string;
  /** Null while the bank has the money. */
  reversedAt: string | null;
}

export interface PaymentMethod {
  id: string;
  description: string;
  /** Inclusive; null: no upper bound. */
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
  cardToken?: string;
  locale?: string;
  metadata: Record<string, string>;
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
  payments: ProviderPayment[];
  /** For `from` of the next call; null on the last page. */
  next: string | null;
}

export interface PaymentProfile {
  id: string;
  mode: 'test' | 'live';
}

export interface PaymentPort {
  create(request: PaymentRequest): Promise<ProviderPayment>;
  get(id: string): Promise<ProviderPayment>;
  /** `from` is inclusive; `limit` 1 to 250, default 50. */
  list(page?: { from?: string; limit?: number }): Promise<PaymentPage>;
  cancel(id: string): Promise<ProviderPayment>;
  refund(request: RefundRequest): Promise<ProviderRefund>;
  listRefunds(paymentId: string): Promise<ProviderRefund[]>;
  methods(filter?: { amount?: Cents }): Promise<PaymentMethod[]>;
  profile(): Promise<PaymentProfile>;
}

/**
 * `unavailable`: effect unknown, retry with the same key. `rejected`: a retry does not help. `rubbish`: unreadable
 * response, effect unknown.
 */
export type PaymentProviderErrorKind = 'unavailable' | 'rejected' | 'rubbish';

export class PaymentProviderError extends Error {
  readonly kind: PaymentProviderErrorKind;
  readonly status: number | undefined;
  readonly detail: string;
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

/** Check before a call: ids come from outside and become part of a path. */
export function isPaymentId(text: string): boolean {
  return /^tr_[A-Za-z0-9]{4,64}$/.test(text);
}

export type PaymentStatus = 'open' | 'pending' | 'authorized' | 'paid' | 'canceled' | 'expired' | 'failed';
export type RefundStatus = 'queued' | 'pending' | 'processing' | 'refunded' | 'failed' | 'canceled';
export type MethodId = 'ideal' | 'creditcard' | 'bancontact';

/** What a merchant asks for, after validation. */
export interface Order {
  cents: number;
  description: string;
  redirectUrl: string;
  cancelUrl: string | null;
  webhookUrl: string | null;
  /** The methods the payer may choose from; never empty. */
  offeredMethods: MethodId[];
  cardToken: string | null;
  locale: string | null;
  metadata: unknown;
}

/** Times are milliseconds since 1970 on the provider's own clock; amounts are euro cents. */
export interface Payment extends Order {
  id: string;
  status: PaymentStatus;
  method: MethodId | null;
  createdAt: number;
  expiresAt: number;
  /** When the payment came into its present status. */
  statusSince: number;
  paidAt: number | null;
  failureReason: string | null;
  /** The payer's card, when the merchant's page has taken it already: what is left is his bank's own check. */
  card: PaymentCard | null;
}

export interface PaymentCard {
  lastFour: string;
  holder: string;
}

export interface Refund {
  id: string;
  paymentId: string;
  status: RefundStatus;
  cents: number;
  description: string;
  metadata: unknown;
  createdAt: number;
}

export interface Chargeback {
  id: string;
  paymentId: string;
  cents: number;
  createdAt: number;
  /** When the bank gave the money back after all. */
  reversedAt: number | null;
}

/** What the card fields gave for a card; the number itself is not kept. */
export interface CardToken extends PaymentCard {
  id: string;
  createdAt: number;
  /** Whether the bank wants to ask its customer before it pays. */
  needsCheck: boolean;
}

/** A webhook that still has to reach the merchant. */
export interface Delivery {
  id: string;
  paymentId: string;
  url: string;
  /** Tries already made. */
  tries: number;
  dueAt: number;
}

/** The answer that is given again to the same idempotency key. */
export interface StoredAnswer {
  id: string;
  fingerprint: string;
  status: number;
  body: string;
  until: number;
}

/** A refusal in the API's own words. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly field: string | undefined;

  constructor(status: number, detail: string, field?: string) {
    super(detail);
    this.name = 'ApiProblem';
    this.status = status;
    this.field = field;
  }
}

export type PaymentStatus = 'open' | 'pending' | 'authorized' | 'paid' | 'canceled' | 'expired' | 'failed';
export type RefundStatus = 'queued' | 'pending' | 'processing' | 'refunded' | 'failed' | 'canceled';
export type MethodId = 'ideal' | 'creditcard' | 'bancontact';

export interface Order {
  cents: number;
  description: string;
  redirectUrl: string;
  cancelUrl: string | null;
  webhookUrl: string | null;
  /** Never empty. */
  offeredMethods: MethodId[];
  cardToken: string | null;
  locale: string | null;
  metadata: unknown;
}

/** Milliseconds since 1970 on the provider's clock; euro cents. */
export interface Payment extends Order {
  id: string;
  status: PaymentStatus;
  method: MethodId | null;
  createdAt: number;
  expiresAt: number;
  statusSince: number;
  paidAt: number | null;
  failureReason: string | null;
  /** Set when the merchant's page has read the card: what remains is the bank's check. */
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
  reversedAt: number | null;
}

/** Never the card's number. */
export interface CardToken extends PaymentCard {
  id: string;
  createdAt: number;
  /** Whether the bank asks its customer first. */
  needsCheck: boolean;
}

export interface Delivery {
  id: string;
  paymentId: string;
  url: string;
  tries: number;
  dueAt: number;
}

export interface StoredAnswer {
  id: string;
  fingerprint: string;
  status: number;
  body: string;
  until: number;
}

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

import { z } from 'zod';
import { fromMollieValue } from './mollieAmount.ts';
import { PaymentProviderError, isPaymentId } from './paymentPort.ts';
import type {
  PaymentMethod,
  PaymentPage,
  PaymentProfile,
  ProviderChargeback,
  ProviderPayment,
  ProviderRefund,
} from './paymentPort.ts';

const cents = z.string().transform((value, context) => {
  const parsed = fromMollieValue(value);
  if (parsed !== null) return parsed;
  context.addIssue({ code: 'custom', message: 'not an amount' });
  return z.NEVER;
});
const amount = z.object({ currency: z.string().regex(/^[A-Z]{3}$/), value: cents });
const instant = z.iso.datetime({ offset: true });
const paymentId = z.string().refine(isPaymentId);
const webAddress = z.object({ href: z.url({ protocol: /^https?$/ }) });

const metadata = z.unknown().transform((value) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
});

const refund = z
  .object({
    resource: z.literal('refund'),
    id: z.string().regex(/^re_[A-Za-z0-9]{4,64}$/),
    paymentId,
    status: z.enum(['queued', 'pending', 'processing', 'refunded', 'failed', 'canceled']),
    amount,
    metadata,
    createdAt: instant,
  })
  .transform((answer): ProviderRefund => ({
    id: answer.id,
    paymentId: answer.paymentId,
    status: answer.status,
    amount: answer.amount.value,
    currency: answer.amount.currency,
    metadata: answer.metadata,
    createdAt: answer.createdAt,
  }));

const chargeback = z
  .object({
    resource: z.literal('chargeback'),
    id: z.string().regex(/^chb_[A-Za-z0-9]{3,64}$/),
    paymentId,
    amount,
    createdAt: instant,
    reversedAt: instant.nullish(),
  })
  .transform((answer): ProviderChargeback => ({
    id: answer.id,
    paymentId: answer.paymentId,
    amount: answer.amount.value,
    currency: answer.amount.currency,
    createdAt: answer.createdAt,
    reversedAt: answer.reversedAt ?? null,
  }));

const payment = z
  .object({
    resource: z.literal('payment'),
    id: paymentId,
    mode: z.enum(['test', 'live']),
    status: z.enum(['open', 'pending', 'authorized', 'paid', 'canceled', 'expired', 'failed']),
    createdAt: instant,
    paidAt: instant.nullish(),
    expiresAt: instant.nullish(),
    amount,
    amountRefunded: amount.nullish(),
    amountChargedBack: amount.nullish(),
    method: z.string().nullish(),
    metadata,
    profileId: z.string().min(1),
    details: z.object({ failureReason: z.string().nullish() }).nullish(),
    _links: z.object({ checkout: webAddress.nullish() }),
    _embedded: z.object({ refunds: z.array(refund).nullish(), chargebacks: z.array(chargeback).nullish() }).nullish(),
  })
  .refine((answer) =>
    [answer.amountRefunded, answer.amountChargedBack].every(
      (part) => !part || part.currency === answer.amount.currency,
    ),
  )
  .refine(({ id, _embedded }) =>
    [...(_embedded?.refunds ?? []), ...(_embedded?.chargebacks ?? [])].every((part) => part.paymentId === id),
  )
  .transform((answer): ProviderPayment => ({
    id: answer.id,
    status: answer.status,
    amount: answer.amount.value,
    currency: answer.amount.currency,
    mode: answer.mode,
    profileId: answer.profileId,
    method: answer.method ?? null,
    metadata: answer.metadata,
    checkoutUrl: answer._links.checkout?.href ?? null,
    expiresAt: answer.expiresAt ?? null,
    createdAt: answer.createdAt,
    ...(answer.paidAt ? { paidAt: answer.paidAt } : {}),
    ...(answer.details?.failureReason ? { failureReason: answer.details.failureReason } : {}),
    amountRefunded: answer.amountRefunded?.value ?? 0,
    amountChargedBack: answer.amountChargedBack?.value ?? 0,
    refunds: answer._embedded?.refunds ?? [],
    chargebacks: answer._embedded?.chargebacks ?? [],
  }));

const nextPage = z
  .object({ href: z.url() })
  .nullish()
  .transform((link) => (link ? new URL(link.href).searchParams.get('from') : null))
  .refine((from) => from === null || isPaymentId(from));

const paymentPage = z
  .object({ _embedded: z.object({ payments: z.array(payment) }), _links: z.object({ next: nextPage }) })
  .transform((answer): PaymentPage => ({ payments: answer._embedded.payments, next: answer._links.next }));

const refunds = z
  .object({ _embedded: z.object({ refunds: z.array(refund) }) })
  .transform((answer): ProviderRefund[] => answer._embedded.refunds);

const method = z
  .object({
    resource: z.literal('method'),
    id: z.string().min(1),
    description: z.string(),
    minimumAmount: amount,
    maximumAmount: amount.nullish(),
  })
  .transform((answer): PaymentMethod => ({
    id: answer.id,
    description: answer.description,
    minimumAmount: answer.minimumAmount.value,
    maximumAmount: answer.maximumAmount?.value ?? null,
  }));

const methods = z
  .object({ _embedded: z.object({ methods: z.array(method) }) })
  .transform((answer): PaymentMethod[] => answer._embedded.methods);

const profile = z
  .object({
    resource: z.literal('profile'),
    id: z.string().regex(/^pfl_[A-Za-z0-9]{4,64}$/),
    mode: z.enum(['test', 'live']),
  })
  .transform(({ id, mode }): PaymentProfile => ({ id, mode }));

export const mollieAnswers = { payment, paymentPage, refund, refunds, methods, profile };

/** Throws `rubbish` on any other shape, without quoting the text. */
export function readAnswer<T>(shape: z.ZodType<T>, body: unknown, status: number): T {
  const result = shape.safeParse(body);
  if (result.success) return result.data;
  const where = result.error.issues.map((issue) => issue.path.join('.') || 'answer').join(', ');
  throw new PaymentProviderError('rubbish', `unexpected shape at ${where}`, status);
}

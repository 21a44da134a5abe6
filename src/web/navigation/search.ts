import { isSupported } from '#domain/payments/paymentMethods.ts';
import type { DraftSearch } from '#web/actors/draftSearch.ts';
import type { PaymentSearch } from '#web/actors/paymentSearch.ts';
import type { PaymentError } from '#machines/reservation/reservation.types.ts';

type Raw = Record<string, unknown>;

const errors: readonly string[] = ['failed', 'canceled', 'expired'] satisfies PaymentError[];
const id = /^[A-Za-z0-9_-]{1,64}$/;

const idIn = (value: unknown): string | undefined => (typeof value === 'string' && id.test(value) ? value : undefined);

/**
 * `return`: the reservation of a visitor who returns from the bank; `error`: how the payment ended, 'failed' for an
 * unknown value.
 */
export function flowSearch(raw: Raw): { return?: string; error?: PaymentError } & PaymentSearch & DraftSearch {
  const [returned, error] = [idIn(raw['return']), raw['error']];
  return {
    ...draftSearch(raw),
    ...paymentSearch(raw),
    ...(returned === undefined ? {} : { return: returned }),
    ...(typeof error === 'string' ? { error: errors.includes(error) ? (error as PaymentError) : 'failed' } : {}),
  };
}

function paymentSearch({ method, amount }: Raw): PaymentSearch {
  return {
    ...(typeof method === 'string' && isSupported(method) ? { method } : {}),
    ...(amount === 'all' ? { amount } : {}),
  };
}

const draftPatterns: Record<keyof DraftSearch, RegExp> = {
  persons: /^[1-9]\d?$/,
  date: /^\d{4}-\d\d-\d\d$/,
  arrival: /^\d\d:\d\d$/,
  departure: /^\d\d:\d\d$/,
  group: id,
};

/** What was chosen before anything is reserved: whoever reloads, changes the language or gets the link has it too. */
function draftSearch(raw: Raw): DraftSearch {
  const texts = Object.entries(draftPatterns).map(([name, pattern]) => {
    const text = raw[name];
    return typeof text === 'string' && pattern.test(text) ? { [name]: text } : {};
  });
  return Object.assign({}, ...texts) as DraftSearch;
}

/** `ended`: why the visitor was led back to the start page; `flow`: in which what the rest says can be chosen again. */
export function startSearch(raw: Raw): { ended?: 'expired' | 'cancelled'; flow?: string } & DraftSearch {
  const ended = raw['ended'];
  if (ended !== 'expired' && ended !== 'cancelled') return {};
  const flow = idIn(raw['flow']);
  return { ended, ...(flow === undefined ? {} : { flow, ...draftSearch(raw) }) };
}

/** `ref`: the finished reservation. */
export function successSearch(raw: Raw): { ref?: string | undefined } {
  return { ref: idIn(raw['ref']) };
}

/** `returned`: back from the payment page. */
export function paymentLinkSearch(raw: Raw): { returned?: 'true' } {
  return raw['returned'] === 'true' ? { returned: 'true' } : {};
}

import { z } from 'zod';
import { createCircuitBreaker } from './circuitBreaker.ts';
import type { BreakerSettings } from './circuitBreaker.ts';
import { createConcurrencyLimit } from './concurrencyLimit.ts';
import { readAnswer } from './mollieAnswers.ts';
import { PaymentProviderError } from './paymentPort.ts';
import { providerTimeLeft } from './providerTime.ts';

export interface MollieHttpOptions {
  baseUrl: string;
  apiKey: string;
  /** Milliseconds of one call, waiting included. */
  deadlineMs?: number;
  /** Milliseconds of all calls in one request of a visitor. */
  requestMs?: number;
  concurrency?: number;
  breaker?: BreakerSettings;
  fetch?: typeof globalThis.fetch;
  now?: () => number;
}

export interface MollieCall<T> {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  idempotencyKey?: string;
  answer: z.ZodType<T>;
}

export const usualTimes = { deadlineMs: 10_000, requestMs: 11_000 };

export type MollieHttp = <T>(call: MollieCall<T>) => Promise<T>;

const PASSING_STATUSES = [408, 409, 425, 429];
const problem = z.object({ detail: z.string(), field: z.string().optional() });

/** Never retries. A call that timed out while waiting for its place does not count for the breaker. */
export function createMollieHttp(options: MollieHttpOptions): MollieHttp {
  const { deadlineMs, requestMs } = { ...usualTimes, ...options };
  const limit = createConcurrencyLimit(options.concurrency ?? 8);
  const now = options.now ?? (() => performance.now());
  const breaker = createCircuitBreaker(options.breaker ?? { failures: 10, restMs: 2_000 }, now);
  const send = options.fetch ?? globalThis.fetch;

  async function exchange<T>(call: MollieCall<T>, signal: AbortSignal): Promise<T> {
    const response = await send(addressOf(options.baseUrl, call), {
      method: call.method,
      headers: headersOf(options.apiKey, call),
      body: call.body ? JSON.stringify(call.body) : null,
      redirect: 'error',
      signal,
    });
    const text = await response.text();
    const body = parseJson(text);
    if (!response.ok) throw refusal(response.status, body);
    return readAnswer(call.answer, body, response.status);
  }

  return async <Answer>(call: MollieCall<Answer>) => {
    if (!breaker.mayCall()) throw new PaymentProviderError('unavailable', 'resting after repeated failures');
    const callMs = Math.min(deadlineMs, providerTimeLeft(requestMs, now()));
    if (callMs === 0) throw new PaymentProviderError('unavailable', 'no time is left for this request');
    const signal = AbortSignal.timeout(callMs);
    const orderedAt = now();
    let startedAt = Infinity;
    const run = (): Promise<Answer> => {
      startedAt = now();
      return orAborted(exchange(call, signal), signal);
    };
    try {
      const answer = await limit(run, signal);
      breaker.succeeded();
      return answer;
    } catch (cause) {
      const error = asProviderError(cause, signal, callMs);
      if (error.kind !== 'unavailable' || error.status === 409) breaker.succeeded();
      else if (!signal.aborted || startedAt - orderedAt < callMs / 2) breaker.failed();
      throw error;
    }
  };
}

function addressOf(baseUrl: string, call: MollieCall<unknown>): URL {
  const address = new URL(`/v2${call.path}`, baseUrl);
  for (const [name, value] of Object.entries(call.query ?? {})) address.searchParams.set(name, value);
  return address;
}

function headersOf(apiKey: string, call: MollieCall<unknown>): Record<string, string> {
  return {
    authorization: `Bearer ${apiKey}`,
    accept: 'application/hal+json',
    ...(call.body ? { 'content-type': 'application/json' } : {}),
    ...(call.idempotencyKey ? { 'idempotency-key': call.idempotencyKey } : {}),
  };
}

function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refusal(status: number, body: unknown): PaymentProviderError {
  const problemBody = problem.safeParse(body).data;
  const detail = problemBody
    ? [problemBody.field, problemBody.detail].filter(Boolean).join(': ')
    : `answered ${status}`;
  const passing = status >= 500 || PASSING_STATUSES.includes(status);
  return new PaymentProviderError(passing ? 'unavailable' : 'rejected', detail, status, problemBody?.field);
}

function asProviderError(cause: unknown, signal: AbortSignal, deadlineMs: number): PaymentProviderError {
  if (cause instanceof PaymentProviderError) return cause;
  return new PaymentProviderError('unavailable', signal.aborted ? `no answer in ${deadlineMs} ms` : 'no connection');
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseValue, apiAmount } from './money.ts';
import type { FaultKind } from './faults.ts';
import { problemBody } from './problems.ts';

type Json = Record<string, unknown>;

const CHANGES: Partial<Record<FaultKind, (payment: Json) => Json>> = {
  badResource: (payment) => ({ ...payment, resource: 'banana' }),
  wrongAmount: (payment) => ({ ...payment, amount: oneEuroMore(payment['amount']) }),
  wrongCurrency: inDollars,
  wrongMode: (payment) => ({ ...payment, mode: 'live' }),
  wrongProfile: (payment) => ({ ...payment, profileId: 'pfl_SomebodyElse' }),
};

/**
 * The body that goes out instead of `payload`; sets status and headers on the reply.
 * A hanging answer never resolves: the connection stays open until either side closes it.
 */
export async function spoilAnswer(
  kind: FaultKind,
  request: FastifyRequest,
  reply: FastifyReply,
  payload: string,
): Promise<string> {
  const change = CHANGES[kind];
  if (change) return changePayments(payload, change);
  reply.removeHeader('content-length');
  if (kind === '503html') {
    reply.code(503).type('text/html; charset=utf-8');
    return '<!doctype html><title>503</title><h1>Service Unavailable</h1>';
  }
  if (kind === 'empty') {
    reply.code(200);
    return '';
  }
  if (/^\d{3}$/.test(kind)) return asProblem(reply, Number(kind), 'Something went wrong');
  if (kind === 'reset') request.raw.socket.resetAndDestroy();
  return new Promise<string>(() => {});
}

function asProblem(reply: FastifyReply, status: number, detail: string): string {
  reply.code(status).type('application/hal+json');
  if (status === 429) reply.header('retry-after', '1');
  return JSON.stringify(problemBody(status, detail));
}

function changePayments(payload: string, change: (payment: Json) => Json): string {
  const body = JSON.parse(payload) as Json;
  const list = (body['_embedded'] as Json | undefined)?.['payments'];
  if (!Array.isArray(list)) return JSON.stringify(change(body));
  return JSON.stringify({ ...body, _embedded: { payments: list.map((payment: Json) => change(payment)) } });
}

/** Every amount of the payment in another currency, so that the answer agrees with itself. */
function inDollars(payment: Json): Json {
  const isAmount = (value: unknown): value is Json =>
    typeof value === 'object' && value !== null && 'currency' in value;
  return Object.fromEntries(
    Object.entries(payment).map(([name, value]) => [name, isAmount(value) ? { ...value, currency: 'USD' } : value]),
  );
}

function oneEuroMore(amount: unknown): Json {
  const { value } = amount as { value: string };
  return apiAmount((parseValue(value) ?? 0) + 100);
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { spoilAnswer } from './faultyAnswers.ts';
import type { FaultKind } from './faults.ts';
import type { Claim } from './idempotency.ts';
import { unknownOrderFields } from './orderValidation.ts';
import type { Provider } from './provider.ts';
import type { LoggedRequest } from './requestLog.ts';
import { ApiProblem } from './types.ts';

interface Visit {
  claim: Claim | null;
  replayed: boolean;
  fault: FaultKind | null;
}

/** Puts keys, idempotency, faults and the request log round every API route of `api`. */
export function addApiHooks(api: FastifyInstance, provider: Provider): void {
  const visits = new WeakMap<FastifyRequest, Visit>();

  api.addHook('onRequest', async (request, reply) => {
    const visit: Visit = { claim: null, replayed: false, fault: null };
    visits.set(request, visit);
    reply.raw.once('close', () => {
      visit.claim?.release();
      provider.requests.add(logEntry(provider, request, reply, visit));
    });
    if (!/^Bearer test_[A-Za-z0-9]{8,64}$/.test(request.headers.authorization ?? '')) {
      throw new ApiProblem(401, 'Missing authentication, or failed to authenticate');
    }
  });

  api.addHook('preHandler', async (request, reply) => {
    const visit = visits.get(request);
    const key = idempotencyKey(request);
    if (visit && key !== null) {
      const outcome = provider.idempotency.claim(key, fingerprint(request));
      if ('replay' in outcome) {
        visit.replayed = true;
        const { status, body } = outcome.replay;
        return reply.code(status).header('idempotent-replayed', 'true').type('application/hal+json').send(body);
      }
      visit.claim = outcome.claim;
    }
    const fault = provider.faults.next('before', `${request.method} ${pathOf(request)}`);
    if (!visit || fault === undefined) return;
    visit.fault = fault;
    return reply.send(await spoilAnswer(fault, request, reply, ''));
  });

  api.addHook('onSend', async (request, reply, payload) => {
    const visit = visits.get(request);
    if (!visit || visit.fault !== null || typeof payload !== 'string') return payload;
    if (visit.claim && reply.statusCode < 300) visit.claim.keep(reply.statusCode, payload);
    if (reply.statusCode >= 300) return payload;
    const fault = provider.faults.next('after', `${request.method} ${pathOf(request)}`);
    if (fault === undefined) return payload;
    visit.fault = fault;
    return spoilAnswer(fault, request, reply, payload);
  });
}

function idempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  return request.method === 'POST' && typeof key === 'string' ? key : null;
}

function fingerprint(request: FastifyRequest): string {
  return JSON.stringify([request.headers.authorization, pathOf(request), request.body]);
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? request.url;
}

function logEntry(provider: Provider, request: FastifyRequest, reply: FastifyReply, visit: Visit): LoggedRequest {
  return {
    at: provider.clock.now(),
    method: request.method,
    path: pathOf(request),
    status: reply.raw.writableFinished ? reply.statusCode : null,
    idempotencyKey: idempotencyKey(request),
    replayed: visit.replayed,
    unknownFields: request.url === '/v2/payments' ? unknownOrderFields(request.body) : [],
    fault: visit.fault,
  };
}

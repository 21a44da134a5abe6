import type { StaffOperationId } from '#contract/staffOperations.gen.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { operationPermissions } from '#domain/people/operationPermissions.ts';
import { needsSecondFactor } from '#domain/people/permissions.ts';
import { inQuestionLane, inStaffLane } from '#server/db/lanes.ts';
import { actAs } from '#server/trail/actor.ts';
import { contextOf, authenticate } from './context.ts';
import type { ContextLookups } from './context.ts';
import type { Handlers, OperationId, OperationRequest, RequestContext } from './handlers.ts';
import type { Idempotency, StoredResponse } from './idempotency.ts';
import { isMultipart, registerMultipart } from './multipart.ts';
import { problem } from './problem.ts';
import { actorOf, staffOf } from './staffCaller.ts';
import type { SecurityLog } from './securityLog.ts';
import { operations } from './specification.ts';
import type { OperationTraits } from './specification.ts';
import { routeSchemas } from './routeSchemas.ts';
import { refuseUnstorable } from './refuseUnstorable.ts';
import { responseAjv } from './validation.ts';

export interface ApiOptions extends ContextLookups {
  handlers: Handlers;
  idempotency: Idempotency;
  securityLog: SecurityLog;
  checkAnswers: boolean;
}

type AnyHandler = (request: OperationRequest<OperationId>) => Promise<StoredResponse>;

const routes = operations.map((located) => ({
  ...located,
  url: patternOf(located.path),
  isOfForms: isMultipart(located.operation),
}));

export async function registerApi(app: FastifyInstance, options: ApiOptions): Promise<void> {
  await app.register(
    async (api) => {
      api.setSerializerCompiler(() => (data) => JSON.stringify(data));
      api.removeContentTypeParser('text/plain');
      api.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
        done(null, Object.fromEntries(new URLSearchParams(String(body))));
      });
      api.addHook('preValidation', refuseUnstorable);
      if (options.checkAnswers) await checkAnswers(api);
      const addRoutes = (scope: FastifyInstance, ofForms: boolean): void => {
        for (const { method, url, operation, traits, isOfForms } of routes) {
          if (isOfForms !== ofForms) continue;
          scope.route({
            method,
            url,
            schema: routeSchemas(operation, { withResponses: options.checkAnswers }),
            ...routeOf(traits, options),
          });
        }
      };
      addRoutes(api, false);
      await registerMultipart(api, (forms) => addRoutes(forms, true));
    },
    { prefix: '/api' },
  );
}

/** Loaded by `import()`: not part of a production installation. */
async function checkAnswers(api: FastifyInstance): Promise<void> {
  const { default: responseValidation } = await import('@fastify/response-validation');
  await api.register(responseValidation, { ajv: responseAjv() });
}

/** Bytes, where they are not the usual. */
const bodyLimits: Partial<Record<string, number>> = {
  paymentWebhook: 1024,
  importProducts: 1_500_000,
  importCatalogue: 4_000_000,
};

function routeOf(
  traits: OperationTraits,
  options: ApiOptions,
): Pick<RouteOptions, 'bodyLimit' | 'onRequest' | 'handler'> {
  const id: string = traits.id;
  const handler = (options.handlers as Record<string, AnyHandler>)[id]!;
  return {
    bodyLimit: bodyLimits[id] ?? 102_400,
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      const call = { request, signal: endOf(reply) };
      await inLaneOf(traits, null, () => authenticate(call, traits, options));
      mustBePermitted(contextOf(request), traits.id);
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const context = contextOf(request)!;
      const call = { request, context, id, idempotency: options.idempotency };
      const response = await inLaneOf(traits, context, () => actAs(actorOf(context), () => callOnce(handler, call)));
      options.securityLog.succeeded(request, traits.id);
      await send(reply, response);
    },
  };
}

/** One for all: without it each request ends with an error of its own, its stack traced. */
const ended = new DOMException('The response has ended.', 'AbortError');

/** Aborted when the response is sent or its connection lost; `request.signal` is when the body is read. */
function endOf(reply: FastifyReply): AbortSignal {
  const end = new AbortController();
  reply.raw.once('close', () => end.abort(ended));
  return end.signal;
}

/** The only place that asks for permissions. Throws `forbidden`. */
function mustBePermitted(context: RequestContext | undefined, id: OperationId): void {
  const permission = isStaffOperation(id) ? operationPermissions[id] : 'own';
  if (permission === 'own' || !context) return;
  const staff = staffOf(context);
  const lacksSecondFactor = !staff.hasSecondFactor && needsSecondFactor(staff, context.venue.settings);
  if (lacksSecondFactor || (permission !== 'catalog' && !staff.permissions.includes(permission)))
    throw problem('forbidden');
}

const isStaffOperation = (id: OperationId): id is StaffOperationId => id in operationPermissions;

/** What reads weeks of days, or plans groups. */
const questions = new Set<OperationId>(['getSchedule', 'getFlowSchedule', 'createProposals']);

function inLaneOf<T>({ id, security }: OperationTraits, context: RequestContext | null, work: () => T): T {
  if (security.includes('staffBearer')) return inStaffLane(context?.staff?.id ?? null, work);
  return questions.has(id) ? inQuestionLane(work) : work();
}

interface Call {
  request: FastifyRequest;
  context: RequestContext;
  id: string;
  idempotency: Idempotency;
}

function callOnce(handler: AnyHandler, { request, context, id, idempotency }: Call): Promise<StoredResponse> {
  const { params, query, body, headers } = request;
  return idempotency.once(context, [id, params, query, body], (save) => {
    const saveResponseAs: OperationRequest<OperationId>['saveResponseAs'] = (responseOf) => (tx, made) =>
      save(tx, responseOf(made));
    return handler({
      params,
      query,
      body,
      headers,
      context,
      saveResponseAs,
    } as unknown as OperationRequest<OperationId>);
  });
}

async function send(reply: FastifyReply, answer: StoredResponse): Promise<void> {
  if (!reply.hasHeader('Cache-Control')) void reply.header('Cache-Control', 'no-store');
  await reply
    .code(answer.status)
    .headers(answer.headers ?? {})
    .send(answer.body);
}

/** `{from}-{to}` needs a pattern, because dates contain dashes. */
function patternOf(path: string): string {
  const date = '(^\\d\\d\\d\\d-\\d\\d-\\d\\d)';
  return path
    .replace(/\{(\w+)\}-\{(\w+)\}/, (_all, from: string, to: string) => `:${from}${date}-:${to}${date}`)
    .replace(/\{(\w+)\}/g, ':$1');
}

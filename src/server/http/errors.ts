import type { ProblemCode } from '#contract/names.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failureFields } from '#server/adapters/log.ts';
import type { Log } from '#server/adapters/log.ts';
import { Problem, problem, problemBody } from './problem.ts';
import { fieldProblems } from './validation.ts';

const codesOfFastify: Record<string, ProblemCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'validation_failed',
  FST_ERR_CTP_INVALID_JSON_BODY: 'validation_failed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'validation_failed',
  FST_ERR_NOT_FOUND: 'not_found',
  FST_ERR_BAD_URL: 'not_found',
};

const connectionFaults = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN']);
const databaseAway = /^(?:08|57P0|53)/;
const busyDatabase = new Set(['40001', '40P01', '55P03', '57014']);

function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
}

function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  if (connectionFaults.has(code) || databaseAway.test(code) || busyDatabase.has(code)) return true;
  const message = error instanceof Error ? error.message : '';
  return /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
    message,
  );
}

/** Unknown failures become `internal`, without their message. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const fastify = error as Partial<FastifyError>;
  if (fastify.code === 'FST_ERR_VALIDATION' && fastify.validation) {
    return problem('validation_failed', {
      errors: fieldProblems(fastify.validation, fastify.validationContext ?? 'body'),
    });
  }
  const code = codesOfFastify[codeOf(error)];
  if (code) return problem(code);
  if (isUnavailable(error)) return problem('service_unavailable', { retryAfter: 5 });
  if (fastify.statusCode === 400) return problem('validation_failed');
  return problem('internal');
}

export async function sendProblem(failure: Problem, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { retryAfter } = failure.details;
  if (retryAfter !== undefined) void reply.header('Retry-After', String(Math.max(1, Math.ceil(retryAfter))));
  if (failure.status === 401 && !reply.hasHeader('WWW-Authenticate')) void reply.header('WWW-Authenticate', 'Bearer');
  await reply
    .code(failure.status)
    .header('Cache-Control', 'no-store')
    .type('application/problem+json')
    .send(problemBody(failure, request.id));
}

type NotFound = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

const sendNotFound: NotFound = (request, reply) => sendProblem(problem('not_found'), request, reply);

export function registerErrors(app: FastifyInstance, options: { log: Log; notFound?: NotFound | undefined }): void {
  app.setErrorHandler(async (error, request, reply) => {
    const failure = problemOf(error);
    if (failure.status >= 500 && failure.code !== 'not_implemented') {
      const about = { requestId: request.id, code: failure.code };
      options.log.error({ ...failureFields(error), ...about }, 'request failed');
    }
    await sendProblem(failure, request, reply);
  });
  app.setNotFoundHandler(options.notFound ?? sendNotFound);
}

import type { ProblemCode } from '#contract/problems.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failureFields } from '#server/adapters/log.ts';
import type { Log } from '#server/adapters/log.ts';
import { isDatabaseUnavailable } from '#server/db/databaseErrors.ts';
import { HeldByOthers } from '#server/db/waitedFor.ts';
import { venueIdOf } from './context.ts';
import { Problem, problem, problemBody } from './problem.ts';
import type { SecurityLog } from './securityLog.ts';
import { fieldProblems } from './validation.ts';

const codesOfFastify: Record<string, ProblemCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'validation_failed',
  FST_ERR_CTP_INVALID_JSON_BODY: 'validation_failed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'validation_failed',
  FST_ERR_NOT_FOUND: 'not_found',
  FST_ERR_BAD_URL: 'not_found',
  FST_STATIC_FORBIDDEN_PATH: 'not_found',
};

function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
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
  if (isDatabaseUnavailable(error)) return problem('service_unavailable', { retryAfter: 5 });
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

interface ErrorOptions {
  log: Log;
  securityLog: SecurityLog;
  staffName(venueId: string, staffId: string): Promise<string | null>;
  notFound?: NotFound | undefined;
}

/** Visitors who hold something are not named to staff. */
async function beingChanged(
  { holder }: HeldByOthers,
  request: FastifyRequest,
  { staffName }: ErrorOptions,
): Promise<Problem> {
  if (holder === null) return problem('being_changed', { retryAfter: 2 });
  const { kind, id } = holder;
  const name = id === null ? null : await staffName(venueIdOf(request) ?? '', id);
  return problem('being_changed', { retryAfter: 2, extensions: { heldBy: { kind, name } } });
}

export function registerErrors(app: FastifyInstance, options: ErrorOptions): void {
  app.setErrorHandler(async (error, request, reply) => {
    const failure = error instanceof HeldByOthers ? await beingChanged(error, request, options) : problemOf(error);
    options.securityLog.refused(request, failure.code);
    if (failure.status >= 500) {
      const about = { requestId: request.id, code: failure.code };
      options.log.error({ ...failureFields(error), ...about }, 'request failed');
    }
    await sendProblem(failure, request, reply);
  });
  app.setNotFoundHandler(options.notFound ?? sendNotFound);
}

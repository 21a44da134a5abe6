import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyInstance } from 'fastify';
import { ApiProblem } from './types.ts';

/** An error as the API words it. */
export function problemBody(status: number, detail: string, field?: string): Record<string, unknown> {
  return {
    status,
    title: STATUS_CODES[status] ?? 'Error',
    detail,
    ...(field === undefined ? {} : { field }),
    _links: { documentation: { href: 'https://docs.mollie.com/reference/handling-errors', type: 'text/html' } },
  };
}

/** Makes every error of a listener come out as the API words it. */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | ApiProblem, _request, reply) => {
    const status = error instanceof ApiProblem ? error.status : (error.statusCode ?? 500);
    const detail = status === 500 ? 'Something went wrong on our side' : error.message;
    const field = error instanceof ApiProblem ? error.field : undefined;
    return reply
      .code(status)
      .type('application/hal+json')
      .send(problemBody(status, detail, field));
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).type('application/hal+json').send(problemBody(404, 'The endpoint does not exist')),
  );
}

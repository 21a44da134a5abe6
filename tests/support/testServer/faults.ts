import { subscribe } from 'node:diagnostics_channel';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ProblemCode } from '#contract/problems.ts';
import { problem } from '#server/http/problem.ts';
import { operations } from '#server/http/specification.ts';

/** What goes wrong for one visitor, the next `times` times. */
export interface Fault {
  /** The token of a reservation session; nobody else notices. */
  session: string;
  /** `operationId` of the contract; null for the next change of the reservation or its payment, whichever it is. */
  operation: string | null;
  /** Refused with a code, late, or done without an answer. */
  answer: { code: ProblemCode } | { delayMs: number } | 'lost';
  times: number;
}

const isChange = ({ method, url }: FastifyRequest): boolean =>
  method !== 'GET' && method !== 'HEAD' && /^\/api\/(?:reservation|checkout)\//.test(url);

const routeKey = (method: string, url: string): string => `${method.toUpperCase()} ${url}`;

/** By the route as the server has it: '/api/reservation/:slug'. */
const operationIds = new Map(
  operations.map(({ method, path, operation }) => [
    routeKey(method, `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    operation.operationId,
  ]),
);

const operationOf = ({ method, routeOptions: { url = '' } }: FastifyRequest): string | undefined =>
  operationIds.get(routeKey(method, url));

/** The faults of a test server; those of sessions that nobody has do nothing. */
export class Faults {
  #faults: Fault[] = [];

  add(fault: Fault): void {
    this.#faults.push({ ...fault });
  }

  #next(request: FastifyRequest): Fault | undefined {
    const fault = this.#faults.find(
      ({ session, operation }) =>
        session === request.headers['x-reservation-session'] &&
        (operation === null ? isChange(request) : operation === operationOf(request)),
    );
    if (fault !== undefined) fault.times -= 1;
    this.#faults = this.#faults.filter(({ times }) => times > 0);
    return fault;
  }

  /** To be called before the program makes its server, which knows nothing of this. */
  watchServers(): void {
    subscribe('fastify.initialization', (message) => this.watch((message as { fastify: FastifyInstance }).fastify));
  }

  watch(app: FastifyInstance): void {
    const lost = new WeakSet<FastifyRequest>();
    app.addHook('onRequest', async (request) => {
      const answer = this.#next(request)?.answer;
      if (answer === undefined) return;
      if (answer === 'lost') lost.add(request);
      else if ('code' in answer) throw problem(answer.code);
      else await delay(answer.delayMs);
    });
    app.addHook('onSend', async (request) => {
      if (lost.has(request)) request.raw.socket.destroy();
    });
  }
}

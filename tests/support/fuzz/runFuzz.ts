import fc from 'fast-check';
import { problemStatuses } from '#contract/problems.ts';
import type { FuzzApp } from './fuzzApp.ts';
import { fuzzRequest } from './fuzzRequest.ts';
import type { FuzzRequest } from './fuzzRequest.ts';
import { brokenMessage, hostilePath } from './hostile.ts';
import { sendRaw } from './rawHttp.ts';

export interface FuzzReport {
  requests: number;
  overSocket: number;
  statuses: Record<string, number>;
  slowestMs: number;
  slowest: string;
  /** How each answer that is none breaks the rules, with what was message. */
  failures: string[];
}

const perWorld = 1_000;
const worlds = 2 ** 20;

/** The same seed asks the same, but for tokens and ids, which the server makes up. */
export async function runFuzz(
  target: FuzzApp,
  { seed, requests }: { seed: number; requests: number },
): Promise<FuzzReport> {
  const report: FuzzReport = {
    requests: 0,
    overSocket: 0,
    statuses: {},
    slowestMs: 0,
    slowest: '',
    failures: [],
  };
  for (let round = 0; report.requests < requests && report.failures.length < 20; round += 1) {
    const world = await target.freshWorld();
    const count = Math.min(perWorld, requests - report.requests);
    const requestsOfWorld = fuzzRequest(world);
    const runs = { seed: (seed + round) % worlds, numRuns: count };
    const raw = fc.sample(fc.oneof(hostilePath.map(asMessage), brokenMessage), { ...runs, numRuns: count / 8 });
    for (const message of raw) await tryRaw(target, message, report);
    for (const request of fc.sample(requestsOfWorld, { ...runs, numRuns: count - raw.length })) {
      const isOverSocket = report.requests % 10 === 0;
      await (isOverSocket ? tryRaw(target, messageOf(request), report) : tryInjected(target, request, report));
    }
  }
  return report;
}

async function tryInjected({ kuur }: FuzzApp, request: FuzzRequest, report: FuzzReport): Promise<void> {
  const { operation, method, path, headers, body, isInjected } = request;
  const message = `${operation} ${method} ${path} ${JSON.stringify(headers)} ${body ?? ''}`;
  const started = performance.now();
  const answer = await kuur.app.inject({
    method: method as 'GET',
    url: path,
    headers: { 'x-forwarded-for': `10.${report.requests % 250}.${report.requests % 199}.1`, ...headers },
    ...(body === undefined ? {} : { payload: body }),
  });
  count(report, answer.statusCode, { message, ms: performance.now() - started });
  if (answer.statusCode >= 500) fail(report, message, `${answer.statusCode} ${answer.body}`);
  if (answer.statusCode >= 400 && !isProblem(answer.body)) fail(report, message, `no problem: ${answer.body}`);
  if (isInjected && answer.statusCode < 300) fail(report, message, 'an unknown property was taken');
}

async function tryRaw({ port }: FuzzApp, message: string, report: FuzzReport): Promise<void> {
  const started = performance.now();
  const { status, headers, body } = await sendRaw(port, message);
  report.overSocket += 1;
  count(report, status ?? 0, { message, ms: performance.now() - started });
  if (status === null) return;
  if (status >= 500) fail(report, message, `${status} ${body}`);
  // A message without Host is refused before there is a request.
  const isBare = status === 400 && body === '' && !/\nhost:/i.test(message);
  if (status >= 400 && !isBare && !isProblem(body)) fail(report, message, `no problem: ${headers} ${body}`);
}

const asMessage = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;

function messageOf({ method, path, headers, body = '' }: FuzzRequest): string {
  const length = body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const lines = Object.entries({ host: 'x', connection: 'close', ...headers, ...length }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${Buffer.from(body).toString('latin1')}`;
}

function isProblem(body: string): boolean {
  const json = /\{[^]*\}/.exec(body)?.[0] ?? '';
  try {
    const { code, status } = JSON.parse(json) as { code: keyof typeof problemStatuses; status: number };
    return problemStatuses[code] === status;
  } catch {
    return false;
  }
}

function count(report: FuzzReport, status: number, { message, ms }: { message: string; ms: number }): void {
  report.requests += 1;
  report.statuses[status] = (report.statuses[status] ?? 0) + 1;
  if (ms <= report.slowestMs) return;
  report.slowestMs = ms;
  report.slowest = message.slice(0, 300);
}

function fail(report: FuzzReport, message: string, why: string): void {
  report.failures.push(`${why.slice(0, 500)}\n  ${JSON.stringify(message.slice(0, 1_500))}`);
}

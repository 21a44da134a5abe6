import type { FastifyBaseLogger } from 'fastify';

export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;

const levels = { trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60, silent: 100 } as const;
type Level = keyof typeof levels;

/** The only fields that reach a log: nothing here can carry a name, an address, a token or a whole URL. */
const allowed = new Set([
  'method',
  'route',
  'status',
  'ms',
  'requestId',
  'venue',
  'code',
  'kind',
  'fault',
  'constraint',
  'at',
  'job',
  'attempts',
  'dead',
  'count',
  'port',
  'signal',
]);

/** Messages of Fastify may quote a request, so only our own go out. */
type Write = (line: string) => void;

/**
 * A logger of one JSON line per event: time, level, message and the allowed fields; every other field is dropped.
 * `level` is the lowest that is written.
 */
export function makeLog(options: { level: string; write: Write }): FastifyBaseLogger {
  const lowest = levels[options.level as Level] ?? levels.info;
  const at =
    (level: Level) =>
    (first: unknown, message?: unknown): void => {
      if (levels[level] < lowest) return;
      const fields = typeof first === 'object' && first !== null ? Object.entries(first) : [];
      const text = typeof first === 'string' ? first : message;
      const known = fields.filter(([name]) => allowed.has(name));
      const line = { time: new Date().toISOString(), level, msg: text, ...Object.fromEntries(known) };
      options.write(`${JSON.stringify(line)}\n`);
    };
  const log: FastifyBaseLogger = {
    level: options.level,
    trace: at('trace'),
    debug: at('debug'),
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    fatal: at('fatal'),
    silent: () => undefined,
    child: () => log,
  };
  return log;
}

/**
 * What may be written about a failure: its kind and where it happened. Messages and details of the database quote
 * values, so they stay out.
 */
export function failureFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    kind: error.name,
    ...(typeof code === 'string' ? { fault: code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    at: frames.slice(0, 6).map((line) => line.trim()),
  };
}

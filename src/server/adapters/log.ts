import { pino } from 'pino';

type Entry = (fields: Record<string, unknown>, message: string) => void;

export interface Log {
  debug: Entry;
  info: Entry;
  warn: Entry;
  error: Entry;
}

/** The only fields that reach a log, because they hold no personal data. */
const allowed = new Set([
  'method',
  'route',
  'status',
  'ms',
  'requestId',
  'staff',
  'subject',
  'network',
  'venue',
  'code',
  'kind',
  'fault',
  'constraint',
  'at',
  'job',
  'row',
  'attempts',
  'dead',
  'count',
  'port',
  'signal',
  'step',
]);

export function makeLog(options: { level: keyof Log | 'silent'; write: (line: string) => void }): Log {
  const logger = pino(
    {
      level: options.level,
      base: null,
      messageKey: 'message',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (level) => ({ level }),
        log: (fields) => Object.fromEntries(Object.entries(fields).filter(([name]) => allowed.has(name))),
      },
    },
    { write: options.write },
  );
  // The message goes in as a value, for pino reads signs like %s in it as places for more.
  const entry =
    (level: keyof Log): Entry =>
    (fields, message) =>
      logger[level](fields, '%s', message);
  return { debug: entry('debug'), info: entry('info'), warn: entry('warn'), error: entry('error') };
}

/** Without messages and details, because those quote values. */
export function failureFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  if (code === 'FST_RESPONSE_VALIDATION_FAILED_VALIDATION') return { kind: 'AnswerBreaksContract', at: error.message };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    kind: error.name,
    ...(typeof code === 'string' ? { fault: code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    at: frames.slice(0, 6).map((line) => line.trim()),
  };
}

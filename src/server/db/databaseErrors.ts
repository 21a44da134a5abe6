/** Null for other failures. Errors of the embedded database are no instances of the driver's class. */
export function sqlState(error: unknown): string | null {
  const code = textAt(error, 'code');
  return code !== null && /^[0-9A-Z]{5}$/.test(code) ? code : null;
}

export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return sqlState(error) === '23505' && (constraint === undefined || textAt(error, 'constraint') === constraint);
}

export const isCheckViolation = (error: unknown, constraint: string): boolean =>
  sqlState(error) === '23514' && textAt(error, 'constraint') === constraint;

export const isForeignKeyViolation = (error: unknown): boolean => sqlState(error) === '23503';

const connectionFaults = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN']);
const away = /^(?:08|57P0|53)/;
const busy = new Set(['40001', '40P01', '55P03', '57014']);
const driverFaults =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error/;

/** Away, starting, full or too busy: what was asked failed, or the response to it was lost. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = textAt(error, 'code') ?? '';
  if (connectionFaults.has(code) || away.test(code) || busy.has(code)) return true;
  return textAt(error, 'syscall') === 'connect' || driverFaults.test(textAt(error, 'message') ?? '');
}

function textAt(error: unknown, key: string): string | null {
  if (typeof error !== 'object' || error === null) return null;
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : null;
}

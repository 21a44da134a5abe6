/** Null for other failures. Errors of the embedded database are no instances of the driver's class. */
export function sqlState(error: unknown): string | null {
  const code = textAt(error, 'code');
  return code !== null && /^[0-9A-Z]{5}$/.test(code) ? code : null;
}

export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return sqlState(error) === '23505' && (constraint === undefined || textAt(error, 'constraint') === constraint);
}

export const isForeignKeyViolation = (error: unknown): boolean => sqlState(error) === '23503';

function textAt(error: unknown, key: string): string | null {
  if (typeof error !== 'object' || error === null) return null;
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : null;
}

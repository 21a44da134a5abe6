/**
 * The SQLSTATE of a database error, or null for any other failure. Errors of the embedded database are no instances
 * of the driver's class, so only the code counts. Never throws.
 */
export function sqlState(error: unknown): string | null {
  const code = textAt(error, 'code');
  return code !== null && /^[0-9A-Z]{5}$/.test(code) ? code : null;
}

/** A row that a unique key (of this name, when given) already has. Never throws. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return sqlState(error) === '23505' && (constraint === undefined || textAt(error, 'constraint') === constraint);
}

/** A reference to a row that is not there, or a row that others refer to. Never throws. */
export const isForeignKeyViolation = (error: unknown): boolean => sqlState(error) === '23503';

function textAt(error: unknown, key: string): string | null {
  if (typeof error !== 'object' || error === null) return null;
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : null;
}

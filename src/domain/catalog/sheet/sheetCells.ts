/** Codes: `digits_only`, `too_small`, `too_large`; both bounds are inclusive. */
export function wholeNumber(cell: string, { min, max }: { min: number; max: number }): number | { code: string } {
  if (!/^\d{1,9}$/.test(cell)) return { code: 'digits_only' };
  const value = Number(cell);
  if (value < min) return { code: 'too_small' };
  return value > max ? { code: 'too_large' } : value;
}

export const isRefused = (read: object): read is { code: string } => 'code' in read;

const separator = ' | ';

export const joinCells = (parts: readonly string[]): string => parts.join(separator);

/** One between separators; one that begins with a name between quotes may hold them there. */
const part = /(?:\s*(?:\d+\s*[x×]\s+)?"(?:[^"]|"")*"(?=\s*(?:[#|]|$)))?[^|]*/g;

export const splitCell = (cell: string): string[] =>
  (cell.match(part) ?? []).map((text) => text.trim()).filter((text) => text !== '');

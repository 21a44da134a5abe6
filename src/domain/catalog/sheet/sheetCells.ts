/** Codes: `digits_only`, `too_small`, `too_large`; both bounds are inclusive. */
export function wholeNumber(cell: string, { min, max }: { min: number; max: number }): number | { code: string } {
  if (!/^\d{1,9}$/.test(cell)) return { code: 'digits_only' };
  const value = Number(cell);
  if (value < min) return { code: 'too_small' };
  return value > max ? { code: 'too_large' } : value;
}

const separator = ' | ';

export const joinCells = (parts: readonly string[]): string => parts.join(separator);
export const splitCell = (cell: string): string[] =>
  cell
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '');

import { asText } from './formulaCells.ts';
import type { Cents } from './cents.ts';

/** Text is never calculated by the sheet that opens it; a number stays one. */
export type CsvCell = string | number | { cents: Cents };

const byteOrderMark = '\uFEFF';

/** As Excel opens it in Dutch, German and French: semicolons, decimal commas, UTF-8 with its mark (RFC 4180 otherwise). */
export const csvText = (rows: readonly (readonly CsvCell[])[]): string =>
  `${byteOrderMark}${rows.map((row) => `${row.map(cellText).join(';')}\r\n`).join('')}`;

function cellText(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  if (typeof cell === 'object') return (cell.cents / 100).toFixed(2).replace('.', ',');
  const text = asText(cell);
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

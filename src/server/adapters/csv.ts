import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { CellLine } from '#domain/catalog/sheet/productSheet.ts';

/** Where reading ended, and why: `encoding_unknown` or `quote_open` (half a file, or a quote inside a cell). */
export type CsvRefusal = { line: number; code: string };

const delimiter = ';';

/** Lines of a sheet (RFC 4180) with the number of their first line in the file; lines of empty cells are left out. */
export function readCsv(text: string): { lines: CellLine[] } | { refused: CsvRefusal } {
  const broken = text.split('\n').findIndex((line) => line.includes('\uFFFD'));
  if (broken !== -1) return { refused: { line: broken + 1, code: 'encoding_unknown' } };
  try {
    const records = parse(text, {
      bom: true,
      delimiter,
      info: true,
      record_delimiter: ['\r\n', '\n'],
      relax_column_count: true,
      skip_records_with_empty_values: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return { lines: records.map(({ record, info }) => ({ line: info.lines - breaksIn(record), cells: record })) };
  } catch (error) {
    if (error instanceof CsvError) return { refused: { line: lineOf(error), code: 'quote_open' } };
    throw error;
  }
}

/** The parser counts lines up to the end of a record. */
const breaksIn = (cells: readonly string[]): number => cells.join('').split('\n').length - 1;

const lineOf = (error: CsvError): number => (typeof error['lines'] === 'number' ? error['lines'] : 1);

export const writeCsv = (lines: readonly (readonly string[])[]): string =>
  stringify(
    lines.map((cells) => [...cells]),
    { bom: true, delimiter, record_delimiter: '\r\n', quoted_match: /[\r\n]/ },
  );

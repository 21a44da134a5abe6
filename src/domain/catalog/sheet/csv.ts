export type CsvLine = { line: number; cells: string[] };

/** `openLine`: where quotes begin that never end. */
export type CsvResult = { lines: CsvLine[] } | { openLine: number };

/** Lines of a sheet (RFC 4180): quoted cells may hold separators, quotes and line breaks. Empty lines are left out. */
export function readCsv(text: string, separator: string): CsvResult {
  const lines: CsvLine[] = [];
  let cells: string[] = [];
  let cell = '';
  let [line, begun] = [1, 1];
  let openLine: number | null = null;
  const endLine = (): void => {
    cells.push(cell);
    if (cells.some((each) => each !== '')) lines.push({ line: begun, cells });
    [cells, cell, begun] = [[], '', line];
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!;
    if (sign === '\n') line += 1;
    if (openLine !== null) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') [cell, at] = [`${cell}"`, at + 1];
      else openLine = null;
    } else if (sign === '"' && cell === '') openLine = line;
    else if (sign === separator) [cells, cell] = [[...cells, cell], ''];
    else if (sign === '\n') endLine();
    else if (sign !== '\r') cell += sign;
  }
  if (openLine !== null) return { openLine };
  endLine();
  return { lines };
}

export const writeCsv = (lines: readonly (readonly string[])[], separator: string): string =>
  lines.map((cells) => `${cells.map((cell) => quoted(cell, separator)).join(separator)}\r\n`).join('');

const quoted = (cell: string, separator: string): string =>
  /["\r\n]/.test(cell) || cell.includes(separator) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** A cell that a sheet would calculate gets a sign before it that says that it is text, and loses it when it is read. */
export const asText = (cell: string): string => (/^'*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);
export const fromText = (cell: string): string => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

/** A cell that a sheet would calculate gets a sign before it that says that it is text, and loses it when it is read. */
export const asText = (cell: string): string => (/^'*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);
export const fromText = (cell: string): string => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

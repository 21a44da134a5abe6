import { parseTime } from '../../values/timeOfDay.ts';
import { wholeNumber } from './sheetCells.ts';

/** How the value of each part is read; null where it cannot be. */
export type PartReads<Read> = Readonly<Record<string, (text: string) => Partial<Read> | null>>;

/** Parts such as 'units=2', each once and in any order; null when one cannot be read. */
export function readParts<Read>(parts: readonly string[], reads: PartReads<Read>): Partial<Read> | null {
  let read: Partial<Read> = {};
  const names = new Set<string>();
  for (const part of parts) {
    const [name = '', value = '', ...more] = part.split('=');
    const values = Object.hasOwn(reads, name) && !names.has(name) && more.length === 0 ? reads[name]!(value) : null;
    if (values === null) return null;
    names.add(name);
    read = { ...read, ...values };
  }
  return read;
}

/** 'Hot bath units=2' → 'Hot bath', ['units=2']; a name between quotes may hold anything. */
export function nameAndParts(cell: string): { name: string; parts: string[] } {
  const quoted = /^"(?:[^"]|"")*"(?!\S)/.exec(cell)?.[0] ?? '';
  const words = cell.slice(quoted.length).split(/\s+/);
  const first = words.findIndex((word) => word.includes('='));
  const end = first < 0 ? words.length : first;
  return { name: quoted + words.slice(0, end).join(' '), parts: words.slice(end) };
}

export const weekdaysIn = (text: string): number[] | null =>
  /^[1-7](,[1-7]){0,6}$/.test(text) ? text.split(',').map(Number) : null;

export const isTime = (text: string): boolean => parseTime(text) !== null;

/** Null outside the bounds, which are inclusive. */
export function numberIn(text: string, bounds: { min: number; max: number }): number | null {
  const value = wholeNumber(text, bounds);
  return typeof value === 'number' ? value : null;
}

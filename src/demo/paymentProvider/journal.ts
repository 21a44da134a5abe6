import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

export interface JournalEntry {
  book: string;
  id: string;
  /** `null` marks a removal. */
  value: unknown;
}

export interface Journal {
  load(): JournalEntry[];
  append(entry: JournalEntry): void;
  rewrite(entries: JournalEntry[]): void;
}

/**
 * Keeps state as one JSON text per line. A line is written before the change is answered,
 * so state survives the death of the process; a last line that was cut off is left out.
 * Without a file nothing is kept.
 */
export function openJournal(file: string | undefined): Journal {
  if (file === undefined) return { load: () => [], append: () => {}, rewrite: () => {} };
  return {
    load() {
      if (!existsSync(file)) return [];
      return readFileSync(file, 'utf8').split('\n').flatMap(parseLine);
    },
    append(entry) {
      appendFileSync(file, `${JSON.stringify(entry)}\n`);
    },
    rewrite(entries) {
      const fresh = `${file}.new`;
      writeFileSync(fresh, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
      renameSync(fresh, file);
    },
  };
}

function parseLine(line: string): JournalEntry[] {
  if (line === '') return [];
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}

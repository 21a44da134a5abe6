import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export interface JournalEntry {
  book: string;
  id: string;
  /** `null`: a removal. */
  value: unknown;
}

export interface Journal {
  load(): JournalEntry[];
  append(entry: JournalEntry): void;
  rewrite(entries: JournalEntry[]): void;
}

/**
 * One JSON text per line, written before the response is sent. A truncated last line is ignored. Without a file: no-op.
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
      mkdirSync(dirname(fresh), { recursive: true });
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

import type { ImportLine, ImportResult } from '#contract/names.ts';
import { dryRun } from '#server/db/dryRun.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { inCheckedTransaction } from '#server/db/transaction.ts';
import { Problem } from '#server/http/problem.ts';

export type Fate = Pick<ImportLine, 'fate' | 'errors'>;

type Imported = Omit<ImportResult, 'saved'>;

const isRefused = (lines: readonly ImportLine[]): boolean => lines.some(({ fate }) => fate === 'refused');

class RefusedLines extends Error {
  readonly imported: Imported;

  constructor(imported: Imported) {
    super('a line is refused');
    this.imported = imported;
  }
}

/** All lines or none; a dry run writes none. */
export async function allOrNothing(
  db: Db,
  work: (tx: Tx) => Promise<Imported>,
  { isDryRun }: { isDryRun: boolean },
): Promise<ImportResult> {
  if (isDryRun) return { saved: false, ...(await dryRun(db, work)) };
  try {
    const imported = await inCheckedTransaction(db, async (tx) => {
      const result = await work(tx);
      if (isRefused(result.lines)) throw new RefusedLines(result);
      return result;
    });
    return { saved: true, ...imported };
  } catch (error) {
    if (error instanceof RefusedLines) return { saved: false, ...error.imported };
    throw error;
  }
}

/** What people can mend in a line is said of the line; anything else ends the import. */
export async function fateOf(work: () => Promise<Fate['fate']>): Promise<Fate> {
  try {
    return { fate: await work(), errors: [] };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { code, details } = error;
    if (code === 'validation_failed') return { fate: 'refused', errors: details.errors ?? [] };
    if (code === 'version_conflict') return { fate: 'refused', errors: [{ pointer: '/version', code }] };
    throw error;
  }
}

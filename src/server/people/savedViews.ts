import type { SavedView, SavedViews } from '#contract/names.ts';
import { savedViewErrors } from '#domain/people/savedViews.ts';
import type { Db } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { expectValid } from '#server/http/expect.ts';
import { problem } from '#server/http/problem.ts';
import { insertViews, readViews, updateViews } from './savedViews.repo.ts';
import type { ViewsKey } from './savedViews.repo.ts';

/** Version 0 before the first is saved. */
export async function savedViews(db: Db, key: ViewsKey): Promise<SavedViews> {
  return (await readViews(db, key)) ?? { views: [], version: 0 };
}

/** All of them at once. Throws `validation_failed`, `version_conflict` where another device saved meanwhile. */
export function saveViews(db: Db, key: ViewsKey, { views, version }: SavedViews): Promise<SavedViews> {
  expectValid(savedViewErrors(views));
  const trimmed: SavedView[] = views.map((view) => ({ ...view, name: view.name.trim() }));
  return inTransaction(db, async (tx) => {
    const isSaved = version === 0 ? await insertViews(tx, key, trimmed) : await updateViews(tx, key, trimmed, version);
    if (!isSaved) throw problem('version_conflict');
    return { views: trimmed, version: version + 1 };
  });
}

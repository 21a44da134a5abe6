import type { Audit } from '#contract/names.ts';
import type { Db } from '#server/db/schema.ts';

type Result = Pick<Audit, 'checked' | 'findings'>;

export async function saveAuditResult(db: Db, result: Result & { venueId: string; at: Date }): Promise<void> {
  const row = { at: result.at, checked: result.checked, findings: JSON.stringify(result.findings) };
  await db
    .insertInto('auditResult')
    .values({ venueId: result.venueId, ...row })
    .onConflict((conflict) => conflict.column('venueId').doUpdateSet(row))
    .execute();
}

export async function readAuditResult(db: Db, venueId: string): Promise<(Result & { at: string }) | null> {
  const row = await db
    .selectFrom('auditResult')
    .select(['at', 'checked', 'findings'])
    .where('venueId', '=', venueId)
    .executeTakeFirst();
  return row ? { ...row, at: row.at.toISOString() } : null;
}

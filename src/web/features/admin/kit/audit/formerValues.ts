import type { AuditEntry } from '#contract/names.ts';

/** What fields were before; null for one that had no value. */
export type FormerValues = Readonly<Record<string, unknown>>;

/** Of these fields, what a change replaced. Null: it replaced none of them, or an entry does not say what they were. */
export function formerValues(
  { action, old, new: now }: Pick<AuditEntry, 'action' | 'old' | 'new'>,
  fields: readonly string[],
): FormerValues | null {
  if (action !== 'changed') return null;
  const changed = fields.filter((field) => field in (old ?? {}) || field in (now ?? {}));
  const isTold = changed.every((field) => old?.[field] !== 'withheld' && now?.[field] !== 'withheld');
  if (changed.length === 0 || !isTold) return null;
  return Object.fromEntries(changed.map((field) => [field, old?.[field] ?? null]));
}

import type { AuditEntry } from '#contract/names.ts';
import { valueAt } from '../form/valueAt.ts';

/** What fields were before, by name or by path ('swimware.text'); null for one that had no value. */
export type FormerValues = Readonly<Record<string, unknown>>;

/** Of these fields, what a change replaced. Null: it replaced none of them, or an entry does not say what they were. */
export function formerValues(
  { action, old, new: now }: Pick<AuditEntry, 'action' | 'old' | 'new'>,
  fields: readonly string[],
): FormerValues | null {
  if (action !== 'changed') return null;
  const changed = fields.filter((field) => JSON.stringify(valueAt(old, field)) !== JSON.stringify(valueAt(now, field)));
  const isTold = changed.every((field) => valueAt(old, field) !== 'withheld' && valueAt(now, field) !== 'withheld');
  if (changed.length === 0 || !isTold) return null;
  return Object.fromEntries(changed.map((field) => [field, valueAt(old, field) ?? null]));
}

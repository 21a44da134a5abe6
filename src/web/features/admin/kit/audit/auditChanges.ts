import type { AuditEntry } from '#contract/names.ts';
import { isLocalDate } from '#domain/values/localDate.ts';

/** `null`: there was, or is, nothing to show. */
export type AuditChange = { field: string; old: string | null; now: string | null };

type Words = { yes: string; no: string; withheld: string; day: (date: string) => string };
type TextOf = (field: string, value: unknown) => string | null;

/** The entry's fields with what they were and became in words; of a withheld field only that it changed. */
export function auditChanges(
  { old, new: now }: Pick<AuditEntry, 'old' | 'new'>,
  words: Words,
  textOf: TextOf = () => null,
): AuditChange[] {
  const fields = [...new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])];
  const text = (field: string, value: unknown): string | null =>
    value === undefined ? null : (textOf(field, value) ?? plainValue(value, words));
  return fields.map((field) =>
    now?.[field] === 'withheld' || old?.[field] === 'withheld'
      ? { field, old: null, now: words.withheld }
      : { field, old: text(field, old?.[field]), now: text(field, now?.[field]) },
  );
}

function plainValue(value: unknown, words: Words): string {
  if (value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) return value.map((each) => plainValue(each, words)).join(', ') || '–';
  if (typeof value === 'string' && isLocalDate(value)) return words.day(value);
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value !== 'object') return '–';
  return Object.entries(value)
    .map(([name, each]) => `${name}: ${plainValue(each, words)}`)
    .join(', ');
}

import type { AuditEntry, AuditName } from '#contract/names.ts';
import { isLocalDate } from '#domain/values/localDate.ts';

/** `null`: there was, or is, nothing to show. */
export type AuditChange = { field: string; old: string | null; now: string | null };

type Words = { yes: string; no: string; withheld: string; gone: string; day: (date: string) => string };
type NameOf = (name: NonNullable<AuditName['name']>) => string;
type TextOf = (field: string, value: unknown) => string | null;

/** The entry's fields with what they were and became in words; of a withheld field only that it changed. */
export function auditChanges(
  { old, new: now, names }: Pick<AuditEntry, 'old' | 'new' | 'names'>,
  { words, nameOf, textOf = () => null }: { words: Words; nameOf: NameOf; textOf?: TextOf | undefined },
): AuditChange[] {
  const called = new Map(names.map(({ id, name }) => [id, name === null ? words.gone : nameOf(name)]));
  const fields = [...new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])];
  const text = (field: string, value: unknown): string | null =>
    value === undefined ? null : (textOf(field, value) ?? plainValue(value, { ...words, called }));
  return fields.map((field) =>
    now?.[field] === 'withheld' || old?.[field] === 'withheld'
      ? { field, old: null, now: words.withheld }
      : { field, old: text(field, old?.[field]), now: text(field, now?.[field]) },
  );
}

function plainValue(value: unknown, words: Words & { called: ReadonlyMap<string, string> }): string {
  if (value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) return value.map((each) => plainValue(each, words)).join(', ') || '–';
  if (typeof value === 'string' && words.called.has(value)) return words.called.get(value)!;
  if (typeof value === 'string' && isLocalDate(value)) return words.day(value);
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value !== 'object') return '–';
  return Object.entries(value)
    .map(([name, each]) => `${name}: ${plainValue(each, words)}`)
    .join(', ');
}

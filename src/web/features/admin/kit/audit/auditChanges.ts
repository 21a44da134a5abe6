import type { AuditEntry, AuditName, AuditSource } from '#contract/names.ts';
import { auditSourceOf } from '#domain/people/auditSources.ts';
import { isLocalDate } from '#domain/values/localDate.ts';

/** `null`: there was, or is, nothing to show. */
export type AuditChange = { field: string; old: string | null; now: string | null };

type Words = { yes: string; no: string; withheld: string; day: (date: string) => string };
type NameOf = (name: AuditName) => string;
type TextOf = (field: string, value: unknown) => string | null;

/** The entry's fields with what they were and became in words; of a withheld field only that it changed. */
export function auditChanges(
  { old, new: now, names }: Pick<AuditEntry, 'old' | 'new' | 'names'>,
  { words, nameOf, textOf = () => null }: { words: Words; nameOf: NameOf; textOf?: TextOf | undefined },
): AuditChange[] {
  const namesOfIds = new Map(names.map((name) => [`${name.source}:${name.id}`, nameOf(name)]));
  const idText: IdText = (source, id) => namesOfIds.get(`${source}:${id}`) ?? id;
  const fields = [...new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])];
  const text = (field: string, value: unknown): string | null =>
    value === undefined
      ? null
      : (textOf(field, value) ?? plainValue(value, auditSourceOf(field), { ...words, idText }));
  return fields.map((field) =>
    now?.[field] === 'withheld' || old?.[field] === 'withheld'
      ? { field, old: null, now: words.withheld }
      : { field, old: text(field, old?.[field]), now: text(field, now?.[field]) },
  );
}

type IdText = (source: AuditSource, id: string) => string;

/** `source`: of ids; null for a value that is none. */
function plainValue(value: unknown, source: AuditSource | null, words: Words & { idText: IdText }): string {
  if (value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) return value.map((each) => plainValue(each, source, words)).join(', ') || '–';
  if (typeof value === 'string' && source !== null) return words.idText(source, value);
  if (typeof value === 'string' && isLocalDate(value)) return words.day(value);
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value !== 'object') return '–';
  return Object.entries(value)
    .filter(([name]) => name !== 'id')
    .map(([name, each]) => `${name}: ${plainValue(each, auditSourceOf(name), words)}`)
    .join(', ');
}

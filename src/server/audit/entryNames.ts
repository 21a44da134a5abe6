import type { AuditEntry, AuditName, AuditSource } from '#contract/names.ts';
import { auditSourceOf } from '#domain/people/auditSources.ts';
import type { Translated } from '#domain/values/translated.ts';
import type { Db } from '#server/db/schema.ts';
import { readNames, referenceKey } from './sourceNames.repo.ts';
import type { Reference } from './sourceNames.repo.ts';

/** Staff who read entries. */
export interface EntryReader {
  venueId: string;
  readsCustomers: boolean;
}

type Unnamed = Omit<AuditEntry, 'names'>;

/** Adds what the ids in entries are called now, in one query for all of them. */
export async function withNames(
  db: Db,
  { venueId, readsCustomers }: EntryReader,
  entries: readonly Unnamed[],
): Promise<AuditEntry[]> {
  const mayRead = ({ source }: Reference): boolean => source !== 'customer' || readsCustomers;
  const references = entries.map((entry) => distinct(idsIn([entry.old, entry.new])));
  const names = await readNames(db, venueId, distinct(references.flat().filter(mayRead)));
  return entries.map((entry, at) => ({
    ...entry,
    names: references[at]!.map((reference): AuditName => ({
      ...reference,
      ...(mayRead(reference) ? stateOf(names.get(referenceKey(reference))) : { state: 'withheld', name: null }),
    })),
  }));
}

function stateOf(name: Translated | null | undefined): Pick<AuditName, 'state' | 'name'> {
  if (name === undefined) return { state: 'gone', name: null };
  return name === null ? { state: 'nameless', name: null } : { state: 'named', name };
}

function idsIn(value: unknown): Reference[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, each]) => {
    const source = auditSourceOf(field);
    return source === null ? idsIn(each) : idsOf(source, each);
  });
}

const idsOf = (source: AuditSource, value: unknown): Reference[] =>
  [value].flat().flatMap((id) => (typeof id === 'string' && id !== 'withheld' ? [{ source, id }] : []));

const distinct = (references: readonly Reference[]): Reference[] => [
  ...new Map(references.map((reference) => [referenceKey(reference), reference])).values(),
];

import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { AuditEntry, AuditName } from '#contract/names.ts';
import { plainTextOf } from '#domain/catalog/richText.ts';
import type { RichText } from '#domain/catalog/richText.ts';
import type { Translated } from '#domain/values/translated.ts';
import type { Db } from '#server/db/schema.ts';

type Ids = readonly string[];
type NamesOf = (venueId: string, ids: Ids) => RawBuilder<unknown>;

const named =
  (table: RawBuilder<unknown>, name: RawBuilder<unknown>): NamesOf =>
  (venueId, ids) =>
    sql`select t.id, ${name} as name from ${table} t where t.venue_id = ${venueId} and t.id = any(${ids}::text[])`;

const written = sql`jsonb_build_object('nl', t.name)`;

const nameSources = {
  resource: named(sql`resource`, written),
  kind: named(sql`resource_kind`, sql`t.name`),
  skill: named(sql`skill`, sql`t.name`),
  flow: named(sql`flow`, sql`t.name`),
  reservation: named(sql`reservation`, sql`jsonb_build_object('nl', t.number)`),
  payment: (venueId, ids) => sql`select t.id, jsonb_build_object('nl', r.number) as name from payment t
    join reservation r on r.venue_id = t.venue_id and r.id = t.reservation_id
    where t.venue_id = ${venueId} and t.id = any(${ids}::text[])`,
  item: (venueId, ids) => sql`select t.id, p.name as name from reservation_item t
    join product p on p.venue_id = t.venue_id and p.id = t.product_id
    where t.venue_id = ${venueId} and t.id = any(${ids}::text[])`,
} satisfies Record<string, NamesOf>;

type Source = keyof typeof nameSources;

/** Fields of entries that hold the id of something, or several. */
const idFields: Readonly<Record<string, Source>> = {
  resourceId: 'resource',
  resourceIds: 'resource',
  kindId: 'kind',
  skillIds: 'skill',
  flowIds: 'flow',
  reservationId: 'reservation',
  paymentId: 'payment',
  itemIds: 'item',
};

type Reference = { source: Source; id: string };
type Unnamed = Omit<AuditEntry, 'names'>;

/** Adds what the ids in entries are called now, in one query for all of them. */
export async function withNames(db: Db, venueId: string, entries: readonly Unnamed[]): Promise<AuditEntry[]> {
  const references = entries.map(referencesIn);
  const names = await readNames(db, venueId, references.flat());
  return entries.map((entry, at) => ({
    ...entry,
    names: references[at]!.map(({ source, id }): AuditName => ({ id, name: names.get(`${source}:${id}`) ?? null })),
  }));
}

function referencesIn({ old, new: now }: Unnamed): Reference[] {
  const references = [old, now].flatMap((values) =>
    Object.entries(values ?? {}).flatMap(([field, value]) => {
      const source = Object.hasOwn(idFields, field) ? idFields[field]! : null;
      const ids = source === null ? [] : [value].flat().filter((id) => typeof id === 'string' && id !== 'withheld');
      return ids.map((id) => ({ source: source!, id: id as string }));
    }),
  );
  return [...new Map(references.map((one) => [`${one.source}:${one.id}`, one])).values()];
}

async function readNames(db: Db, venueId: string, references: readonly Reference[]): Promise<Map<string, Translated>> {
  const sources = [...new Set(references.map(({ source }) => source))];
  if (sources.length === 0) return new Map();
  const selects = sources.map((source) => {
    const ids = [...new Set(references.filter((one) => one.source === source).map(({ id }) => id))];
    return sql`select ${source}::text as source, n.id, n.name from (${nameSources[source](venueId, ids)}) n`;
  });
  const query = sql<{
    source: Source;
    id: string;
    name: Translated<RichText> | null;
  }>`${sql.join(selects, sql` union all `)}`;
  const { rows } = await query.execute(db);
  return new Map(rows.flatMap(({ source, id, name }) => (name?.nl ? [[`${source}:${id}`, plainTexts(name)]] : [])));
}

const plainTexts = (name: Translated<RichText>): Translated =>
  Object.fromEntries(Object.entries(name).map(([language, text]) => [language, plainTextOf(text)])) as Translated;

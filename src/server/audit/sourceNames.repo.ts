import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { AuditSource } from '#contract/names.ts';
import { plainTextOf } from '#domain/catalog/richText.ts';
import type { RichText } from '#domain/catalog/richText.ts';
import type { Translated } from '#domain/values/translated.ts';
import type { Db } from '#server/db/schema.ts';

export type Reference = { source: AuditSource; id: string };

type Ids = readonly string[];
type NamesOf = (venueId: string, ids: Ids) => RawBuilder<unknown>;

const named =
  (table: RawBuilder<unknown>, name: RawBuilder<unknown>): NamesOf =>
  (venueId, ids) =>
    sql`select t.id, ${name} as name from ${table} t where t.venue_id = ${venueId} and t.id = any(${ids}::text[])`;

const written = sql`jsonb_build_object('nl', t.name)`;

const nameSources: Record<AuditSource, NamesOf> = {
  resource: named(sql`resource`, written),
  kind: named(sql`resource_kind`, sql`t.name`),
  skill: named(sql`skill`, sql`t.name`),
  flow: named(sql`flow`, sql`t.name`),
  pool: named(sql`pool`, written),
  product: named(sql`product`, sql`t.name`),
  category: named(sql`category`, sql`t.name`),
  image: named(sql`image`, sql`t.alt`),
  customer: named(
    sql`customer`,
    sql`jsonb_build_object('nl', concat_ws(' ', nullif(t.first_name, ''), t.middle_name, nullif(t.last_name, '')))`,
  ),
  reservation: named(sql`reservation`, sql`jsonb_build_object('nl', t.number)`),
  payment: (venueId, ids) => sql`select t.id, jsonb_build_object('nl', r.number) as name from payment t
    join reservation r on r.venue_id = t.venue_id and r.id = t.reservation_id
    where t.venue_id = ${venueId} and t.id = any(${ids}::text[])`,
  item: (venueId, ids) => sql`select t.id, p.name as name from reservation_item t
    join product p on p.venue_id = t.venue_id and p.id = t.product_id
    where t.venue_id = ${venueId} and t.id = any(${ids}::text[])`,
};

export const referenceKey = ({ source, id }: Reference): string => `${source}:${id}`;

/** By `referenceKey`, in one query; null for what exists without a name, absent for what does not exist. */
export async function readNames(
  db: Db,
  venueId: string,
  references: readonly Reference[],
): Promise<Map<string, Translated | null>> {
  if (references.length === 0) return new Map();
  const selects = [...new Set(references.map(({ source }) => source))].map((source) => {
    const ids = references.filter((reference) => reference.source === source).map(({ id }) => id);
    return sql`select ${source}::text as source, n.id, n.name from (${nameSources[source](venueId, ids)}) n`;
  });
  const { rows } = await sql<
    Reference & { name: Partial<Translated<RichText>> | null }
  >`${sql.join(selects, sql` union all `)}`.execute(db);
  return new Map(rows.map(({ name, ...reference }) => [referenceKey(reference), plainTexts(name ?? {})]));
}

function plainTexts({ nl, ...translations }: Partial<Translated<RichText>>): Translated | null {
  if (!nl) return null;
  const texts = Object.entries({ nl, ...translations }).map(([language, text]) => [language, plainTextOf(text)]);
  return Object.fromEntries(texts) as Translated;
}

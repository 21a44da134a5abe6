import { sql } from 'kysely';
import type { FieldError } from '#domain/values/fieldErrors.ts';
import type { Tx } from '#server/db/schema.ts';
import type { Key, ProductContent } from './definition.types.ts';

interface Present {
  images: string[];
  categories: string[];
  kinds: string[];
  skills: string[];
  pools: string[];
  products: string[];
  activities: string[];
  isStayUsed: boolean;
}

/** `not_found` for what is no longer there, `in_use` for a stay that a flow or an entry still has. */
export async function referenceErrors(tx: Tx, key: Key, content: ProductContent): Promise<FieldError[]> {
  const present = await readPresent(tx, key, content);
  const missing = (pointer: string, id: string | null, ids: string[]): FieldError[] =>
    id === null || ids.includes(id) ? [] : [{ pointer, code: 'not_found' }];
  const { planning, stay } = content;
  return [
    ...missing('/imageId', content.imageId, present.images),
    ...content.categoryIds.flatMap((id, index) => missing(`/categoryIds/${index}`, id, present.categories)),
    ...(planning?.needs ?? []).flatMap(({ kindId, skillId }, index) => [
      ...missing(`/planning/needs/${index}/kindId`, kindId, present.kinds),
      ...(skillId === null
        ? []
        : missing(`/planning/needs/${index}/skillId`, skillKey(kindId, skillId), present.skills)),
    ]),
    ...missing('/planning/pool/poolId', planning?.pool?.poolId ?? null, present.pools),
    ...missing('/stay/poolId', stay?.poolId ?? null, present.pools),
    ...missing('/stayProductId', content.stayProductId, present.activities),
    ...(['worth', 'parts', 'options'] as const).flatMap((part) =>
      content[part].flatMap(({ productId }, index) =>
        missing(`/${part}/${index}/productId`, productId, present.products),
      ),
    ),
    ...(stay === null && present.isStayUsed ? [{ pointer: '/stay', code: 'in_use' }] : []),
  ];
}

const skillKey = (kindId: string, skillId: string): string => `${kindId} ${skillId}`;

async function readPresent(tx: Tx, { venueId, id }: Key, content: ProductContent): Promise<Present> {
  const needs = content.planning?.needs ?? [];
  const pools = [content.planning?.pool?.poolId, content.stay?.poolId].filter((pool) => pool !== undefined);
  const products = [content.worth, content.parts, content.options].flatMap((list) => list.map((one) => one.productId));
  const { rows } = await sql<Present>`select
    array(select id from image where venue_id = ${venueId} and id = ${content.imageId}) as images,
    array(select id from category where venue_id = ${venueId} and id = any(${content.categoryIds}::text[])) as categories,
    array(select id from resource_kind where venue_id = ${venueId}
      and id = any(${needs.map(({ kindId }) => kindId)}::text[])) as kinds,
    array(select kind_id || ' ' || id from skill where venue_id = ${venueId}
      and id = any(${needs.flatMap(({ skillId }) => skillId ?? [])}::text[])) as skills,
    array(select id from pool where venue_id = ${venueId} and removed_at is null and id = any(${pools}::text[])) as pools,
    array(select id from product where venue_id = ${venueId} and object_type = 'product' and id <> ${id}
      and id = any(${products}::text[])) as products,
    array(select product_id from activity where venue_id = ${venueId} and product_id = ${content.stayProductId}) as activities,
    exists(select from activity where venue_id = ${venueId} and product_id = ${id}) and (
      exists(select from entry_stay where venue_id = ${venueId} and activity_product_id = ${id})
      or exists(select from checkin_group where venue_id = ${venueId} and activity_product_id = ${id})) as is_stay_used`.execute(
    tx,
  );
  return rows[0]!;
}

import { sql } from 'kysely';
import { htmlTexts } from '#domain/catalog/htmlTexts.ts';
import type { RichText } from '#domain/catalog/richText.ts';
import type { SheetNames } from '#domain/catalog/sheet/sheet.types.ts';
import { typedText } from '#domain/catalog/sheet/sheetColumns.ts';
import type { Translated } from '#domain/values/translated.ts';
import type { Db } from '#server/db/schema.ts';
import { listCategoryRows } from './categories.repo.ts';

/** Names by which a sheet calls categories, pools, kinds, skills and products. */
export async function readSheetNames(db: Db, venueId: string): Promise<SheetNames> {
  const categories = await listCategoryRows(db, venueId);
  const kinds = await db.selectFrom('resourceKind').select(['id', 'name']).where('venueId', '=', venueId).execute();
  const skills = await db
    .selectFrom('skill')
    .select(['id', 'kindId', 'name'])
    .where('venueId', '=', venueId)
    .orderBy('id')
    .execute();
  const pools = await db
    .selectFrom('pool')
    .select((pool) => ['id', 'name', pool('removedAt', 'is not', null).as('removed')])
    .where('venueId', '=', venueId)
    .orderBy('id')
    .execute();
  const products = await readProductNames(db, venueId);
  return {
    pools: pools.map(({ removed, ...pool }) => ({ ...pool, removed: Boolean(removed) })),
    products,
    stays: products.filter(({ isStay }) => isStay),
    categories: categories.map(({ id, name }) => ({ id, name: typedText(htmlTexts(name).nl) })),
    needs: kinds.flatMap((kind) => [
      { id: kind.id, kindId: kind.id, skillId: null, name: kind.name.nl },
      ...skills
        .filter(({ kindId }) => kindId === kind.id)
        .map((skill) => ({
          id: `${kind.id}/${skill.id}`,
          kindId: kind.id,
          skillId: skill.id,
          name: `${kind.name.nl}: ${skill.name.nl}`,
        })),
    ]),
  };
}

async function readProductNames(db: Db, venueId: string) {
  const { rows } = await sql<{ id: string; name: Translated<RichText>; isStay: boolean }>`
    select p.id, p.name, exists(select from activity a where a.venue_id = p.venue_id and a.product_id = p.id) as is_stay
    from product p where p.venue_id = ${venueId} and p.object_type = 'product' order by p.id`.execute(db);
  return rows.map(({ name, ...product }) => ({ ...product, name: typedText(htmlTexts(name).nl) }));
}

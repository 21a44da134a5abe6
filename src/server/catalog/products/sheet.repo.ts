import { htmlTexts } from '#domain/catalog/htmlTexts.ts';
import type { SheetNames } from '#domain/catalog/sheet/sheet.types.ts';
import { typedText } from '#domain/catalog/sheet/sheetColumns.ts';
import type { Db } from '#server/db/schema.ts';
import { listCategoryRows } from './categories.repo.ts';

/** Names by which a sheet calls categories, pools, kinds and skills. */
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
    .select(['id', 'name'])
    .where('venueId', '=', venueId)
    .where('removedAt', 'is', null)
    .orderBy('id')
    .execute();
  return {
    pools,
    categories: categories.map(({ id, name }) => ({ id, name: typedText(htmlTexts(name).nl) })),
    needs: kinds.flatMap((kind) => [
      { kindId: kind.id, skillId: null, name: kind.name.nl },
      ...skills
        .filter(({ kindId }) => kindId === kind.id)
        .map((skill) => ({ kindId: kind.id, skillId: skill.id, name: `${kind.name.nl}: ${skill.name.nl}` })),
    ]),
  };
}

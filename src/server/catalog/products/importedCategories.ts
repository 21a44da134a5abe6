import { isDeepStrictEqual } from 'node:util';
import type { Catalogue, ImportLine } from '#contract/names.ts';
import { nameErrors } from '#domain/catalog/forms/textErrors.ts';
import { typedText } from '#domain/catalog/sheet/sheetColumns.ts';
import type { Tx } from '#server/db/schema.ts';
import { expectValid, expectVersion } from '#server/http/expect.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { changeCategory, insertCategory, lockCategory, raiseOrderVersion, readCategory } from './categories.repo.ts';
import { writeProductsOf } from './categoryMembers.repo.ts';
import { auditedCategory, categoryContent, categoryView } from './categoryView.ts';
import type { Key } from './definition.types.ts';
import { fateOf } from './importLines.ts';
import { rowsOfCategory } from './productRows.repo.ts';

type ImportedCategory = Catalogue['categories'][number] & { line: number };

type CategoryForm = ImportedCategory['form'];

/** Products say in which categories they are, so an import has two steps: `begin` before the products, `end` after them. */
export function importedCategories(newId: () => string) {
  const insert = async (tx: Tx, key: Key, form: Omit<CategoryForm, 'productIds' | 'version'>): Promise<void> => {
    expectValid(nameErrors(form.name));
    await insertCategory(tx, key, { xplanId: newId(), content: categoryContent(form) });
    await raiseOrderVersion(tx, key.venueId);
    const after = auditedCategory(await categoryView(tx, key));
    await recordChange(tx, { ...key, kind: 'category' }, { action: 'created', after });
  };
  return {
    createNamed: async (tx: Tx, venueId: string, names: readonly string[]): Promise<void> => {
      for (const nl of names) {
        await insert(tx, { venueId, id: newId() }, { name: { nl }, description: { nl: '' }, visible: true });
      }
    },
    /** Makes those that are missing, without products. */
    begin: async (tx: Tx, venueId: string, categories: readonly ImportedCategory[]): Promise<ImportLine[]> => {
      const lines: ImportLine[] = [];
      for (const { id, line, form } of categories) {
        const key = { venueId, id };
        await lockCategory(tx, key);
        const stored = await readCategory(tx, key);
        const fate = await fateOf(async () => {
          if (stored === undefined) {
            await insert(tx, key, form);
            return 'created';
          }
          expectVersion(stored, form.version);
          expectValid(nameErrors(form.name));
          return 'unchanged';
        });
        lines.push({ line, name: typedText(form.name.nl), ...fate });
      }
      return lines;
    },
    /** Writes texts and orders of those that `begin` did not refuse. */
    end: async (
      tx: Tx,
      venueId: string,
      { categories, lines }: { categories: readonly ImportedCategory[]; lines: readonly ImportLine[] },
    ): Promise<ImportLine[]> => {
      const ended: ImportLine[] = [];
      for (const line of lines) {
        const { id, form } = categories.find((category) => category.line === line.line)!;
        const isChanged = line.fate !== 'refused' && (await change(tx, { venueId, id }, form));
        ended.push(isChanged && line.fate === 'unchanged' ? { ...line, fate: 'changed' } : line);
      }
      return ended;
    },
  };
}

async function change(tx: Tx, key: Key, form: CategoryForm): Promise<boolean> {
  const stored = await categoryView(tx, key);
  const members = (await rowsOfCategory(tx, key)).map(({ id }) => id);
  const order = [...new Set([...form.productIds, ...members])].filter((id) => members.includes(id));
  const content = categoryContent(form);
  if (isDeepStrictEqual(content, categoryContent(stored)) && isDeepStrictEqual(order, members)) return false;
  await changeCategory(tx, key, content);
  await writeProductsOf(tx, key, { from: members, to: order });
  const after = auditedCategory(await categoryView(tx, key));
  await recordChange(tx, { ...key, kind: 'category' }, { action: 'changed', before: auditedCategory(stored), after });
  return true;
}

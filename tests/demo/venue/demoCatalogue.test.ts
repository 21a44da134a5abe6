import { plainTextOf } from '#domain/catalog/richText.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product, StepEntry } from '#contract/names.ts';
import { languages } from '#domain/values/translated.ts';
import { projectRoot } from '#server/db/projectRoot.ts';
import { seedDemo } from '#demo/venue/seedDemo.ts';
import { testApp, testStart } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';

const appTag = 'olijfgaard';
let kuur: TestApp;
beforeAll(async () => {
  kuur = await testApp({ seed: async (db) => void (await seedDemo(db, new Date(testStart))) });
});
afterAll(() => kuur.close());

async function pageOf(flow: string, page: number, query = ''): Promise<StepEntry[]> {
  const answer = await kuur.call<StepEntry[]>('GET', `/api/flows/${flow}/step/${page}${query}`, { appTag });
  expect(answer.status).toBe(200);
  return answer.json.data;
}

const productsOf = (entries: StepEntry[]): Product[] => entries.flatMap(({ products }) => products);

test('there are twenty treatments in five categories', async () => {
  const entries = await pageOf('behandelingen', 1);
  expect(entries.map(({ name, products }) => [name, products.length])).toEqual([
    ['Massage', 8],
    ['Gezicht', 3],
    ['Lichaam', 3],
    ['Hammam', 3],
    ['Rituelen', 3],
  ]);
  expect(productsOf(entries).every(({ needsTimes }) => needsTimes)).toBe(true);
});

test('some treatments come in several lengths, and some are for two', async () => {
  const products = productsOf(await pageOf('behandelingen', 1));
  const groups = products.filter(({ objectType }) => objectType === 'productGroup');
  expect(groups.map(({ name, price, options }) => [name, price, options.map(({ duration }) => duration)])).toEqual([
    ['Hotstone massage', 4900, [25, 50, 80]],
    ['Olijfolie massage', 4500, [25, 50]],
    ['Duomassage', 7900, [50, 80]],
    ['Gezicht rijk', 8200, [50, 80]],
    ['Scrub met olijfpit', 4400, [25, 50]],
  ]);
  expect(products.filter(({ guests }) => guests === 2).map(({ name }) => name)).toEqual([
    'Duomassage',
    'Rasul voor twee',
    'Ritueel voor twee',
  ]);
});

test('there are eight arrangements with an entry, and each choice is one between several', async () => {
  const arrangements = productsOf(await pageOf('arrangementen', 1));
  expect(arrangements.map(({ name }) => name)).toEqual([
    'Dag Ontspannen',
    'Duo Warmte',
    'Olijf & Steen',
    'Avond aan het Water',
    'Helder Gezicht',
    'Klei & Stoom',
    'De Lange Dag',
    'In Verwachting',
  ]);
  for (const { products, needsTimes, guests } of arrangements) {
    expect({ needsTimes, guests }).toEqual({ needsTimes: true, guests: 1 });
    expect(products.some(({ name, choice }) => choice === 0 && plainTextOf(name).startsWith('Entree'))).toBe(true);
    const choices = [...new Set(products.map(({ choice }) => choice))].filter((choice) => choice > 0);
    expect(choices.toSorted((a, b) => a - b)).toEqual(choices.map((_, index) => index + 1));
    for (const choice of choices) expect(products.filter((part) => part.choice === choice).length).toBeGreaterThan(1);
  }
  expect(arrangements.filter(({ products }) => products.some(({ choice }) => choice > 0)).length).toBeGreaterThan(4);
});

test('some arrangements cost less from Monday to Thursday', async () => {
  const priceOn = async (date: string) =>
    productsOf(await pageOf('arrangementen', 1, `?date=${date}`)).find(({ name }) => name === 'De Lange Dag')?.price;
  expect([await priceOn('2026-05-12'), await priceOn('2026-05-16')]).toEqual([18900, 20900]);
});

test('every page of every flow shows something, in all four languages', async () => {
  const pages: [string, number][] = [
    ['arrangementen', 1],
    ['arrangementen', 2],
    ['arrangementen', 3],
    ['behandelingen', 1],
    ['hammamritueel', 1],
    ['hammamritueel', 2],
    ['stel-je-dag-samen', 1],
    ['stel-je-dag-samen', 2],
  ];
  for (const [flow, page] of pages) {
    for (const language of languages) {
      const { data } = (await kuur.call<StepEntry[]>('GET', `/api/flows/${flow}/step/${page}`, { appTag, language }))
        .json;
      expect(data.length).toBeGreaterThan(0);
      const marked = [...data, ...productsOf(data)].filter(({ untranslated }) => untranslated !== undefined);
      expect(marked).toEqual([]);
    }
  }
});

test('every text of the catalogue is there in four languages', async () => {
  const gaps = await sql`select texts.id, texts.value from (
      select id, name as value from product union all
      select id, description from product where id not like 'verblijf-%' union all
      select id, name from flow union all select id, description from flow union all
      select flow_id, name from sub_flow union all select flow_id, description from sub_flow union all
      select id, name from category union all select group_id, option_name from product_group_option union all
      select id, name from resource_kind union all select id, name from skill union all
      select id, name from checkin_group union all select id, text from message union all
      select id, alt from image union all select id, reason from opening_exception) as texts
    where not texts.value ?& array['nl', 'en', 'de', 'fr']`.execute(kuur.db);
  expect(gaps.rows).toEqual([]);
});

test('every product has a picture that is there, and no list shows one picture more than twice', async () => {
  const folder = join(projectRoot(), 'src/web/public');
  const { rows } = await sql<{ url: string }>`
    select jsonb_array_elements(sizes) ->> 'url' as url from image`.execute(kuur.db);
  const files = rows.flatMap(({ url }) => [url, url.replace(/\.webp$/, '.avif')]);
  expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
  for (const entries of [await pageOf('behandelingen', 1), await pageOf('arrangementen', 1)]) {
    for (const { products } of entries) {
      const pictures = products.map(({ image }) => image?.sizes[0]?.url);
      expect(pictures).not.toContain(undefined);
      for (const picture of pictures) expect(pictures.filter((other) => other === picture).length).toBeLessThan(3);
    }
  }
});

test('every flow is edited as it is, and could be published as it is', async () => {
  const flows = await kuur.db.selectFrom('flow').select('id').orderBy('position').execute();
  const venue = await kuur.services.settings.venueByTag(appTag);
  const definitions = await Promise.all(flows.map(({ id }) => kuur.services.flowEditing.read(venue!, id)));
  expect(definitions.map(({ state, lacks }) => ({ state, lacks }))).toEqual(
    flows.map(() => ({ state: 'published', lacks: [] })),
  );
  for (const { id, form, version } of definitions) {
    const saved = await kuur.services.flowEditing.update(venue!, id, { ...form, version });
    expect(saved).toMatchObject({ state: 'published', form });
  }
});

import { ask } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { adminPage } from '../support/pages/adminPage.ts';
import { staffToken } from '../support/staff.ts';
import { savedIn } from '../support/pages/saveBar.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

type Start = { sections: object[]; version: number };
let before: object[];

test.beforeAll(async ({ server }) => {
  const token = await staffToken(server);
  before = (await ask<Start>(server, { method: 'GET', path: '/admin/start', token })).sections;
});

test.afterAll(async ({ server }) => {
  const token = await staffToken(server);
  const { version } = await ask<Start>(server, { method: 'GET', path: '/admin/start', token });
  await ask(server, { method: 'PUT', path: '/flows/start', token, body: { sections: before, version } });
});

test('cards are ordered by button, by keys and by dragging, seen beside each other, and by visitors at once', async ({
  page,
  context,
}) => {
  await adminPage(page).open('/admin/flows/start');
  const cards = page.getByRole('button', { name: /verslepen$/ });
  const names = () => cards.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
  await expect(cards.first()).toBeVisible();
  const first = await names();
  const [, a, b] = first;
  const nameOf = (label: string | null | undefined) => (label ?? '').replace(' verslepen', '');
  await expectAccessible(page);

  await page.getByRole('button', { name: `${nameOf(a)} omlaag`, exact: true }).click();
  await expect.poll(async () => (await names()).slice(1, 3)).toEqual([b, a]);

  const handle = page.getByRole('button', { name: a!, exact: true });
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`${nameOf(a)} opgepakt`)).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(`${nameOf(a)} bij ${nameOf(b)}`)).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(async () => (await names()).slice(1, 3)).toEqual([a, b]);

  const target = (await page.getByRole('button', { name: b!, exact: true }).boundingBox())!;
  await handle.hover();
  await page.mouse.down();
  await page.mouse.move(target.x + 20, target.y + target.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => (await names()).slice(1, 3)).toEqual([b, a]);

  for (const label of ['Telefoon, 390 breed', 'Computer, 1280 breed']) {
    const shown = page.frameLocator(`iframe[title="${label}"]`).locator('h2, h3');
    await expect(shown.filter({ hasText: nameOf(b) }).first()).toBeVisible();
  }
  await page.keyboard.press('Control+s');
  await expect(savedIn(page)).toBeVisible();
  const visitor = await context.newPage();
  await visitor.goto('/');
  const headings = visitor.getByRole('heading', { level: 2 }).or(visitor.getByRole('heading', { level: 3 }));
  const ordered = [nameOf(b), nameOf(a)];
  await expect
    .poll(async () => (await headings.allTextContents()).filter((heading) => ordered.includes(heading)))
    .toEqual(ordered);
});

test(
  'a section is added in two languages, gets a card, and is taken away again',
  { tag: '@full' },
  async ({ page, context }) => {
    await adminPage(page).open('/admin/flows/start');
    await page.getByRole('button', { name: 'Onderdeel toevoegen' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Onderdeel 3' })).toBeVisible();
    const section = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
      .last();
    await section.getByLabel('Nederlands').fill('Nieuw dit seizoen');
    await section.getByLabel('Engels').fill('New this season');
    await section.getByLabel('Kaart toevoegen').selectOption({ index: 1 });
    await page.keyboard.press('Control+s');
    await expect(savedIn(page)).toBeVisible();
    const visitor = await context.newPage();
    await visitor.goto('/en');
    await expect(visitor.getByRole('heading', { name: 'New this season' })).toBeVisible();
    await page.getByRole('button', { name: 'Nieuw dit seizoen weghalen' }).click();
    await page.keyboard.press('Control+s');
    await expect(savedIn(page)).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(visitor.getByRole('heading', { name: 'New this season' })).toHaveCount(0);
  },
);

test(
  'of two who change the start page the second sees both, and neither is lost',
  { tag: '@full' },
  async ({ page, server, browser }) => {
    await adminPage(page).open('/admin/flows/start');
    const other = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 900 } });
    const colleague = await other.newPage();
    await adminPage(colleague).open('/admin/flows/start');
    const nameIn = (of: typeof page) => of.getByRole('group', { name: 'Naam van het onderdeel' }).first();
    await nameIn(colleague).getByLabel('Nederlands').fill('Van de collega');
    await nameIn(page).getByLabel('Nederlands').fill('Van mij');
    await colleague.keyboard.press('Control+s');
    await expect(savedIn(colleague)).toBeVisible();
    await page.keyboard.press('Control+s');
    const conflict = page.getByRole('alertdialog', { name: 'Iemand anders heeft dit net gewijzigd' });
    await expect(conflict.getByRole('table')).toContainText('Van de collega');
    await expect(conflict.getByRole('table')).toContainText('Van mij');
    await expectAccessible(page);
    await conflict.getByRole('button', { name: 'Neem de nieuwe over' }).click();
    await expect(nameIn(page).getByLabel('Nederlands')).toHaveValue('Van de collega');
    await other.close();
  },
);

for (const { what, address, list } of [
  { what: 'the categories', address: '/admin/products', list: 'Categorieën' },
  { what: 'the products of a category', address: '/admin/products/massage', list: 'Producten' },
])
  test(
    `of two who order ${what} the second is told, sees the first one’s order and orders on`,
    { tag: '@full' },
    async ({ page, server, browser }) => {
      const other = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 900 } });
      const colleague = await other.newPage();
      const listOf = (of: typeof page) => of.getByRole('list', { name: list });
      const names = (of: typeof page) => listOf(of).getByRole('link').allTextContents();
      const up = async (of: typeof page, name: string): Promise<void> => {
        const answer = of.waitForResponse((response) => response.request().method() === 'PUT');
        await listOf(of)
          .getByRole('button', { name: `Omhoog: ${name}` })
          .click();
        await answer;
      };
      for (const one of [page, colleague]) {
        await adminPage(one).open(address);
        await expect(listOf(one).getByRole('link').nth(2)).toBeVisible();
      }
      const before = await names(page);
      const [x, y, z] = before as [string, string, string];
      await up(colleague, y);
      await colleague.reload();
      await expect.poll(() => names(colleague)).toEqual([y, x, ...before.slice(2)]);

      await up(page, z);
      await expect(page.getByText('Iemand anders heeft dit net gewijzigd.')).toBeVisible();
      await expect.poll(() => names(page)).toEqual([y, x, ...before.slice(2)]);
      await up(page, z);
      await expect.poll(() => names(page)).toEqual([y, z, x, ...before.slice(3)]);
      await expect
        .poll(async () => {
          await colleague.reload();
          await expect(listOf(colleague).getByRole('link').nth(2)).toBeVisible();
          return names(colleague);
        })
        .toEqual([y, z, x, ...before.slice(3)]);
      for (const back of [x, x]) await up(page, back);
      await expect.poll(() => names(page)).toEqual(before);
      await other.close();
    },
  );

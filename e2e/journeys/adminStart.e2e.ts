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
  await adminPage(page).logIn();
  await expect(page).toHaveURL('/admin/products');
  await page.goto('/admin/flows/start');
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

test('a section is added in two languages, gets a card, and is taken away again', async ({ page, context }) => {
  await adminPage(page).logIn();
  await expect(page).toHaveURL('/admin/products');
  await page.goto('/admin/flows/start');
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
});

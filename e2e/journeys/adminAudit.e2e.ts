import { ask } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { pressOn, typeIn } from '../support/keyboard.ts';
import { adminPage } from '../support/pages/adminPage.ts';
import { settingsPage } from '../support/pages/settingsPage.ts';
import type { RunningServer } from '../support/server.ts';
import { staffToken } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test('a text is put back with one click, and the history of everything tells of both', async ({ page, server }) => {
  const settings = settingsPage(page, server);
  await settings.open('/branding');
  const name = page.getByRole('textbox', { name: 'Naam', exact: true });
  const former = await name.inputValue();
  await name.fill('Thermen Beukenhof');
  await settings.save.click();
  await expect(settings.history).toContainText('Thermen Beukenhof');
  await settings.history.getByRole('button', { name: 'Zet terug' }).first().click();
  await expect(name).toHaveValue(former);
  await expect(settings.saved.last()).toBeVisible();
  await expect(settings.unsaved).toHaveCount(0);

  const admin = adminPage(page);
  await admin.menu.getByRole('link', { name: 'Geschiedenis' }).click();
  await expect(admin.heading).toHaveText('Geschiedenis');
  const lines = page.getByRole('row');
  await expect(lines.nth(1)).toContainText(`Thermen Beukenhof → ${former}`);
  await expect(lines.nth(2)).toContainText(`${former} → Thermen Beukenhof`);
  await expectAccessible(page);

  await page.getByLabel('Wat', { exact: true }).selectOption({ label: 'Instellingen' });
  await page.getByLabel('Wie', { exact: true }).selectOption({ label: 'Mila Visser' });
  await expect(page).toHaveURL(/kind=settings/);
  await expect(page).toHaveURL(/actor=staff/);
  await lines.nth(1).getByRole('button', { name: 'Alles hierover' }).click();
  await expect(page).toHaveURL(/object=settings%3Avenue/);
  await page.reload();
  await expect(lines.nth(1)).toContainText('Mila Visser');
  await page.getByLabel('Zoek op naam of nummer').fill('mila');
  await expect(lines.nth(1)).toContainText('Mila Visser');
  await expect(page).not.toHaveURL(/[?&]q=/);
  await page.getByLabel('Zoek op naam of nummer').fill('beukenhof');
  await expect(lines).toHaveCount(3);
  await page.getByLabel('Zoek op naam of nummer').fill('');
  await page.getByLabel('Tot en met').fill('2020-01-01');
  await expect(page.getByText('Niets gevonden.')).toBeVisible();
  await page.getByRole('button', { name: 'Wis zoeken en filters' }).click();
  await lines.nth(1).getByRole('link', { name: 'Instellingen' }).click();
  await expect(page).toHaveURL(/\/admin\/settings\/branding/);
});

const titles = { '': 'Geschiedenis', '/en': 'History', '/de': 'Verlauf', '/fr': 'Historique' };

test('the history speaks four languages, and the keyboard alone narrows it', { tag: '@full' }, async ({ page }) => {
  const admin = adminPage(page);
  await admin.open('/admin/products');
  await expect(admin.logout).toBeVisible();
  for (const [prefix, title] of Object.entries(titles)) {
    await page.goto(`${prefix}/admin/audit`);
    await expect(admin.heading).toHaveText(title);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expectAccessible(page);
  }
  await page.goto('/admin/audit');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await typeIn(page, page.getByLabel('Zoek op naam of nummer'), 'bestaat-niet');
  await expect(page.getByText('Niets gevonden.')).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: 'Wis zoeken en filters' }));
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

/** `field`: the label of its text; of most the Dutch one. `within`: what its text stands in. */
type Found = { kind: string; page: string; field?: string; within?: { role: 'group' | 'list'; name: string } };

/** One of each kind whose texts can be put back. */
async function onePageOfEach(server: RunningServer): Promise<Found[]> {
  const token = await staffToken(server);
  const first = async (path: string): Promise<string> =>
    (await ask<{ id: string }[]>(server, { method: 'GET', path, token }))[0]!.id;
  const product = (objectType: string): Promise<string> => first(`/admin/products?filter=objectType:${objectType}`);
  return [
    { kind: 'product', page: `products/none/product/${await product('product')}` },
    { kind: 'collection', page: `products/none/collection/${await product('collection')}` },
    { kind: 'group', page: `products/none/groups/${await product('productGroup')}` },
    { kind: 'category', page: `products/${await first('/products/categories')}/edit` },
    { kind: 'flow', page: `flows/${await first('/flows')}` },
    {
      kind: 'page of a flow',
      page: `flows/${await withSubFlows(server)}`,
      within: { role: 'group', name: 'Kop van de pagina' },
    },
    {
      kind: 'option of a group',
      page: `products/none/groups/${await product('productGroup')}`,
      within: { role: 'list', name: 'Opties' },
    },
    { kind: 'resource', page: `resources/${await first('/admin/resources')}`, field: 'Naam' },
    { kind: 'kind', page: `resources/kinds/${await first('/admin/resource-kinds')}` },
    { kind: 'skill', page: `resources/skills/${await first('/admin/skills')}` },
    { kind: 'pool', page: `resources/pools/${await first('/admin/pools')}`, field: 'Naam' },
    { kind: 'law', page: 'settings/legal' },
    { kind: 'mail', page: 'settings/mails', within: { role: 'group', name: 'Onder de begroeting' } },
    { kind: 'message', page: `messages/${await first('/messages')}` },
    { kind: 'opening exception', page: `opening-times/edit/${await first('/opening-times')}` },
    { kind: 'image', page: `images/${await first('/admin/images')}` },
    { kind: 'swimwear', page: 'settings/swimwear' },
    { kind: 'section of the start page', page: 'flows/start' },
    { kind: 'role', page: `roles/${await ownRole(server)}`, field: 'Naam' },
  ];
}

async function withSubFlows(server: RunningServer): Promise<string> {
  const token = await staffToken(server);
  const flows = await ask<{ id: string; slug: string }[]>(server, { method: 'GET', path: '/flows', token });
  return flows.find(({ slug }) => slug === 'arrangementen')!.id;
}

async function ownRole(server: RunningServer): Promise<string> {
  const body = { name: `Avond ${Date.now()}`, permissions: ['read_guests'] };
  const token = await staffToken(server);
  return (await ask<{ id: string }>(server, { method: 'POST', path: '/admin/roles', token, body })).id;
}

test(
  'texts of everything in the office are put back with one click, and its line leads there',
  { tag: '@full' },
  async ({ page, server }) => {
    test.slow();
    const settings = settingsPage(page, server);
    await settings.open('');
    for (const { kind, page: address, field = 'Nederlands', within } of await onePageOfEach(server)) {
      await test.step(kind, async () => {
        await page.goto(`/admin/${address}`);
        const part =
          within === undefined ? page : page.getByRole(within.role, { name: within.name, exact: true }).first();
        const text = part.getByRole('textbox', { name: field }).first();
        const former = await text.inputValue();
        const changed = `nu ${kind}`;
        await text.fill(`${former} ${changed}`);
        await settings.save.click();
        await expect(settings.history).toContainText(changed);
        await settings.history.getByRole('button', { name: 'Zet terug' }).first().click();
        await expect(text).toHaveValue(former);
        await expect(settings.saved.last()).toBeVisible();
        await expect(settings.unsaved).toHaveCount(0);
        await expect(settings.history).toContainText('Chrome');

        await page.goto('/admin/audit');
        const line = page.getByRole('row').nth(1);
        await expect(line).toContainText(changed);
        await line.getByRole('link').click();
        await expect(text).toHaveValue(former);
      });
    }
  },
);

import { ask } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { dateAt } from '../support/bookings.ts';
import { days } from '../support/days.ts';
import { productsPage } from '../support/pages/productsPage.ts';
import type { RunningServer } from '../support/server.ts';
import { staffToken } from '../support/staff.ts';
import { addEntry } from '../support/steps.ts';
import { expect, test, visitIn } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

type Row = { id: string; name: { nl: string }; objectType: string };

async function rowNamed(server: RunningServer, name: string, objectType = 'product'): Promise<Row> {
  const path = `/admin/products?pageSize=200&q=${encodeURIComponent(name)}`;
  const rows = await ask<Row[]>(server, { method: 'GET', path, token: await staffToken(server) });
  return rows.find((row) => row.name.nl === name && row.objectType === objectType)!;
}

/** As somebody else would, meanwhile. */
async function changeBeside(server: RunningServer, id: string, change: object): Promise<void> {
  const token = await staffToken(server);
  const read = await ask<Record<string, unknown>>(server, { method: 'GET', path: `/products/${id}`, token });
  const { id: _id, xplanId: _xplan, objectType: _kind, image: _image, ...form } = read;
  await ask(server, { method: 'PUT', path: `/products/${id}`, token, body: { ...form, ...change } });
}

test('a new treatment is made, shown, sold at once, put in order and removed', async ({ page, server, context }) => {
  const products = productsPage(page, server);
  await products.open('/massage');
  await products.create('Activity', 'Klankschalen & stilte');
  await expect(page.getByText('Er staat geen prijs bij.')).toBeVisible();
  await page.getByRole('spinbutton', { name: 'Prijs (€)' }).fill('55');
  await page.getByRole('checkbox', { name: 'Heeft een eigen tijd op de dag' }).check();
  await page.getByRole('button', { name: 'Medewerker of ruimte' }).click();
  await page.getByRole('combobox', { name: 'Soort' }).selectOption('Massagekamer');
  await page.getByRole('button', { name: 'Afwijkende prijs' }).click();
  await page.getByRole('group', { name: 'Prijs 1' }).getByRole('spinbutton', { name: 'Prijs (€)' }).fill('60');
  await expect(page.getByRole('cell').getByText('60,-').first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Zichtbaar voor gasten' }).check();
  await expectAccessible(page);
  await page.keyboard.press('Control+s');
  await expect(products.saved).toBeVisible();
  await expect(page.getByRole('region', { name: 'Geschiedenis' })).toContainText('gewijzigd');

  const { picker } = visitIn(await context.newPage(), server);
  await picker.cards.first().page().goto('/flow/behandelingen');
  await expect(picker.card('Klankschalen & stilte')).toContainText('60,-');

  await page.goto('/admin/products/massage');
  await page.getByRole('button', { name: 'Omhoog: Klankschalen & stilte' }).click();
  await expect(page.getByText('Klankschalen & stilte staat nu op plek 8 van 9')).toBeAttached();
  const link = page.getByRole('link', { name: 'Klankschalen & stilte' });
  await link.focus();
  for (let place = 7; place > 0; place -= 1) {
    await page.keyboard.press('Alt+ArrowUp');
    await expect(page.getByText(`Klankschalen & stilte staat nu op plek ${place} van 9`)).toBeAttached();
    await expect(
      page
        .getByRole('list', { name: 'Producten' })
        .getByRole('listitem')
        .nth(place - 1),
    ).toContainText('Klankschalen');
  }
  await expectAccessible(page);
  await expect(async () => {
    await picker.cards.first().page().reload();
    await expect(picker.cards.first()).toContainText('Klankschalen & stilte', { timeout: 2_000 });
  }).toPass();

  await link.click();
  await products.remove('Klankschalen & stilte');
  await expect(page).toHaveURL('/admin/products/massage');
  await picker.cards.first().page().reload();
  await expect(picker.cards.first()).toBeVisible();
  await expect(picker.card('Klankschalen & stilte')).toHaveCount(0);
});

test('what is hidden while a visitor looks at it is refused kindly, and nothing of the basket is lost', async ({
  page,
  server,
  context,
}) => {
  const products = productsPage(page, server);
  const { picker, times, calendar, flow, page: theirs } = visitIn(await context.newPage(), server);
  await theirs.goto('/flow/behandelingen');
  await calendar.pickInDialog(await dateAt(server, days.friends));
  await picker.add('Rugmassage').click();
  await times.take('11:00');
  await expect(flow.guest(1)).toContainText('Rugmassage');
  await expect(picker.card('Voetmassage')).toBeVisible();

  await products.open('?q=voetmassage');
  await page.getByRole('checkbox', { name: 'Selecteer Voetmassage' }).check();
  await page.getByRole('button', { name: 'Verberg' }).click();
  await expect(products.table.getByText('Verborgen')).toBeVisible();

  await picker.askFor('Voetmassage', 2);
  await expect(times.dialog).toContainText('Op deze dag is dit niet te reserveren.');
  await theirs.keyboard.press('Escape');
  await expect(flow.guest(1)).toContainText('Rugmassage');

  await page.getByRole('checkbox', { name: 'Selecteer Voetmassage' }).check();
  await page.getByRole('button', { name: 'Toon' }).click();
  await expect(products.table.getByText('Zichtbaar')).toBeVisible();
});

test(
  'who saves after somebody else sees both versions and loses neither',
  { tag: '@full' },
  async ({ page, server }) => {
    const products = productsPage(page, server);
    const { id } = await rowNamed(server, 'Hoofdmassage');
    await products.open(`/massage/product/${id}`);
    await products.name.getByLabel('Engels').fill('Scalp massage');
    await changeBeside(server, id, { price: 4350 });
    await products.save.click();
    await expect(products.conflict).toContainText('43,50');
    await expect(products.conflict).toContainText('Scalp massage');
    await products.conflict.getByRole('button', { name: 'Neem de nieuwe over' }).click();
    await expect(page.getByRole('spinbutton', { name: 'Prijs (€)' })).toHaveValue('43.5');
    await changeBeside(server, id, { price: 4250 });
  },
);

test(
  'a price rule that never holds is refused at its field in the words of the page, and one is copied',
  { tag: '@full' },
  async ({ page, server }) => {
    const products = productsPage(page, server);
    const { id } = await rowNamed(server, 'Hoofdmassage');
    await products.open(`/massage/product/${id}`);
    await page.getByRole('button', { name: 'Afwijkende prijs' }).click();
    const rule = page.getByRole('group', { name: 'Prijs 1' });
    await rule.getByLabel('Eerste dag').fill('2027-06-10');
    await rule.getByLabel('Laatste dag').fill('2027-06-01');
    await products.save.click();
    await expect(products.errors).toContainText('Afwijkende prijzen ligt voor de eerste dag');
    await expect(rule).toContainText('Laatste dag ligt voor de eerste dag');
    await expectAccessible(page);
    await rule.getByLabel('Laatste dag').fill('2027-06-20');
    await rule.getByLabel('Prijs (€)').fill('41');
    await page.getByRole('button', { name: 'Kopieer prijs 1' }).click();
    const copy = page.getByRole('group', { name: 'Prijs 2' });
    await expect(copy.getByLabel('Eerste dag')).toHaveValue('2027-06-10');
    await copy.getByLabel('Prijs (€)').fill('39');
    await products.save.click();
    await expect(products.saved).toBeVisible();
    const rules = page.getByRole('list', { name: 'Afwijkende prijzen' }).getByRole('listitem');
    await expect(rules).toHaveText([/41/, /39/]);
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(rules).toHaveCount(0);
  },
);

test(
  'a payment moment that is flipped is seen in the next visitor’s overview',
  { tag: '@full' },
  async ({ page, server, context }) => {
    const products = productsPage(page, server);
    const { id } = await rowNamed(server, 'Entree hele dag');
    const moment = page.getByRole('combobox', { name: 'Wanneer betaald' });
    await products.open(`/none/product/${id}`);
    await moment.selectOption('Vooraf, online');
    await products.save.click();
    await expect(products.saved).toBeVisible();
    const visit = visitIn(await context.newPage(), server);
    await addEntry(visit);
    await expect(visit.flow.summary.getByText('Totaal', { exact: true })).toBeVisible();
    await expect(visit.flow.summary.getByText('Op locatie')).toHaveCount(0);
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(moment).toHaveValue('payment_and_location');
  },
);

test(
  'an arrangement and a group are shown as guests see them while they are made',
  { tag: '@full' },
  async ({ page, server }) => {
    const products = productsPage(page, server);
    await products.open('/arrangementen');
    await products.create('Collectie', 'Dagje stilte');
    const preview = page.getByRole('region', { name: 'Zo zien gasten het' });
    const always = page.getByRole('region', { name: 'Altijd inbegrepen' });
    await always.getByLabel('Product toevoegen').selectOption('Rugmassage');
    await expect(preview).toContainText('Rugmassage');
    await page.getByLabel('Waar Rugmassage hoort').selectOption('Keuze 1');
    await expect(page.getByText('Keuze 1 laat niets te kiezen.')).toBeVisible();
    const first = page.getByRole('region', { name: 'Keuze 1' });
    await first.getByLabel('Product toevoegen').selectOption('Voetmassage');
    await expect(preview.getByLabel('Keuze 1').getByRole('option')).toHaveText([
      'Kies een optie',
      'Rugmassage',
      'Voetmassage',
    ]);
    await products.save.click();
    await expect(products.saved).toBeVisible();
    await expectAccessible(page);
    await products.remove('Dagje stilte');
    await expect(page).toHaveURL('/admin/products/arrangementen');

    await page.goto('/admin/products/massage/groups/create');
    await page.getByLabel('Naam').fill('Kort of lang');
    await page.getByRole('button', { name: 'Maak aan' }).click();
    await expect(products.heading).toHaveText('Kort of lang');
    for (const name of ['Rugmassage', 'Voetmassage']) await page.getByLabel('Product toevoegen').selectOption(name);
    await page.getByRole('button', { name: 'Omhoog: Voetmassage' }).click();
    await expect(preview.getByRole('radio').first()).toHaveAccessibleName(/Voetmassage/);
    await products.save.click();
    await expect(products.saved).toBeVisible();
    await expectAccessible(page);
    await products.remove('Kort of lang');
    await expect(page).toHaveURL('/admin/products/massage');
  },
);

test('what is in use stays, and the page says by what', { tag: '@full' }, async ({ page, server }) => {
  const products = productsPage(page, server);
  const { id } = await rowNamed(server, 'Rugmassage');
  await products.open(`/massage/product/${id}`);
  await products.remove('Rugmassage');
  const dialog = page.getByRole('dialog', { name: 'Rugmassage is nog in gebruik' });
  await expect(dialog).toContainText('Voucher Rugmassage');
  await expectAccessible(page);
});

test(
  'a category is made, hidden and removed, and the list is read by keyboard',
  { tag: '@full' },
  async ({ page, server }) => {
    const products = productsPage(page, server);
    await products.open('');
    await page.getByRole('button', { name: 'Categorie', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Nieuwe categorie' });
    await dialog.getByLabel('Naam').fill('Klank');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/edit$/);
    await page.getByRole('checkbox', { name: 'Zichtbaar voor gasten' }).uncheck();
    await products.save.click();
    await expect(products.saved).toBeVisible();
    await expectAccessible(page);
    await products.remove('Klank');
    await expect(page).toHaveURL('/admin/products');
    await page.getByRole('combobox', { name: 'Vertalingen' }).selectOption('Nog te vertalen');
    await expect(page).toHaveURL('/admin/products?missing=any');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/admin/products');
    await expect(products.table).toBeVisible();
    await page.getByRole('checkbox', { name: 'Selecteer alles op deze pagina' }).press('Space');
    await expect(page.getByText('25 geselecteerd')).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'who adds a treatment whose price staff change meanwhile is told, and has it for the new price',
  { tag: '@full' },
  async ({ visit, server }) => {
    const { picker, times, calendar, flow, page } = visit;
    const { id } = await rowNamed(server, 'Voetmassage');
    const token = await staffToken(server);
    const { price } = await ask<{ price: number }>(server, { method: 'GET', path: `/products/${id}`, token });
    await page.goto('/flow/behandelingen');
    await calendar.pickInDialog(await dateAt(server, days.subPages));
    await picker.category('Massage').check();
    await expect(picker.card('Voetmassage')).toBeVisible();
    await changeBeside(server, id, { price: price + 700 });
    await picker.add('Voetmassage').click();
    await times.take('15:00');
    const note = page.getByRole('status').filter({ hasText: 'Voetmassage kost inmiddels' });
    await expect(note).toBeVisible();
    await expect(flow.guest(1)).toContainText('Voetmassage');
    await expectAccessible(page);
    await changeBeside(server, id, { price });
  },
);

import { ask } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { settingsPage } from '../support/pages/settingsPage.ts';
import { keepSettings, saveBeside } from '../support/settingsBeside.ts';
import { expect, test, visitIn } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

keepSettings(['/settings/general', '/settings/payments', '/settings/mails', '/settings/legal', '/admin/venue']);

test('a change is saved with Ctrl+S, seen by visitors at once, told in the history, and taken back', async ({
  page,
  server,
  context,
}) => {
  const settings = settingsPage(page, server);
  await settings.open('');
  const most = page.getByRole('spinbutton', { name: 'Meeste personen per reservering' });
  await most.fill('3');
  await expect(settings.unsaved).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(settings.saved).toBeVisible();
  await expect(settings.history).toContainText('Meeste personen per reservering');
  await expectAccessible(page);

  const { checkin, page: site } = visitIn(await context.newPage(), server);
  await checkin.open('entree');
  const limit = site.getByText('Met meer dan 3? Bel of mail ons, dan plannen we jullie dag samen.');
  await expect(limit).toHaveCount(0);
  await checkin.morePersons.click();
  await expect(limit).toBeVisible();
  await expect(checkin.morePersons).toHaveAttribute('aria-disabled', 'true');

  await settings.undo.click();
  await expect(most).toHaveValue('12');
});

test(
  'who saves after somebody else sees both versions and loses neither',
  { tag: '@full' },
  async ({ page, server }) => {
    const settings = settingsPage(page, server);
    await settings.open('');
    await page.getByRole('spinbutton', { name: 'Meeste cadeaubonnen of vouchers tegelijk' }).fill('4');
    await saveBeside(server, '/settings/general', { maxPersons: 9 });
    await settings.save.click();
    await expect(settings.conflict).toContainText('Meeste personen per reservering');
    await expectAccessible(page);
    await settings.conflict.getByRole('button', { name: 'Neem de nieuwe over' }).click();
    await expect(page.getByRole('spinbutton', { name: 'Meeste personen per reservering' })).toHaveValue('9');
    await expect(settings.unsaved).toHaveCount(0);
  },
);

test(
  'a link without https and a colour that text is faint on are refused at their fields',
  { tag: '@full' },
  async ({ page, server }) => {
    const settings = settingsPage(page, server);
    await settings.open('/branding');
    await page.getByRole('textbox', { name: 'Voorwaarden' }).fill('http://www.olijfgaard.example/voorwaarden');
    await page.getByRole('textbox', { name: 'Knoppen', exact: true }).fill('#9AA85A');
    await expect(page.getByText('een vaste kleur op Knoppen: contrast')).toBeVisible();
    await settings.save.click();
    await expect(settings.errors).toContainText('Voorwaarden: geef een volledig adres dat met https:// begint');
    await expect(settings.errors).toContainText('Knoppen: tekst is met deze kleur slecht te lezen');
    await expectAccessible(page);
  },
);

test(
  'colours and languages that are saved are the visitors’ at once',
  { tag: '@full' },
  async ({ page, server, context }) => {
    const settings = settingsPage(page, server);
    await settings.open('/branding');
    await page.getByRole('textbox', { name: 'Knoppen', exact: true }).fill('#1F4E5C');
    await page.getByText('Frans', { exact: true }).click();
    await settings.save.click();
    await expect(settings.saved).toBeVisible();

    const visitor = await context.newPage();
    await visitor.goto('/fr/flow/entree');
    await expect(visitor).toHaveURL('/flow/entree');
    await expect(visitor.getByRole('link', { name: /Français/ })).toHaveCount(0);
    const olive = (): Promise<string> =>
      visitor.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--k-color-olive').trim());
    await expect.poll(olive).toBe('#1F4E5C');
  },
);

test(
  'a logo that is saved stands at the top of the site at once, and the name without it',
  { tag: '@full' },
  async ({ page, server, context }) => {
    const settings = settingsPage(page, server);
    await settings.open('/branding');
    const logo = page.getByRole('group', { name: 'Logo' });
    await logo.getByRole('button', { name: 'Kies een afbeelding' }).click();
    const dialog = page.getByRole('dialog', { name: 'Logo' });
    await dialog.getByLabel('Bestand').setInputFiles('src/web/public/images/brood-1200.jpg');
    await dialog.getByLabel('Wat is er te zien?').fill('Logo van de Olijfgaard');
    await dialog.getByRole('button', { name: 'Afbeelding toevoegen' }).click();
    await expect(logo.getByRole('img', { name: 'Logo van de Olijfgaard' })).toBeVisible();
    await settings.save.click();
    await expect(settings.saved).toBeVisible();
    await expectAccessible(page);

    const visitor = await context.newPage();
    await visitor.goto('/');
    const home = visitor.getByRole('banner').getByRole('link', { name: 'Naar het begin' });
    await expect(home.getByRole('img')).toHaveAttribute('alt', 'Logo van de Olijfgaard');
    await expectAccessible(visitor);

    await logo.getByRole('button', { name: 'Geen afbeelding' }).click();
    await settings.save.click();
    await expect(settings.unsaved).toHaveCount(0);
    await visitor.reload();
    await expect(home).toContainText('Olijfgaard');
    await expect(home.getByRole('img')).toHaveCount(0);
  },
);

test(
  'the swimwear days of the preview are those of the visitors’ calendar',
  { tag: '@full' },
  async ({ page, server, context }) => {
    const settings = settingsPage(page, server);
    await settings.open('/swimwear');
    const waves = page.getByRole('button', { name: /badkledingdag$/ });
    await page.getByRole('radio', { name: 'Elke maand' }).check();
    await page.getByRole('button', { name: '16', exact: true }).click();
    await page.getByRole('button', { name: '18', exact: true }).click();
    await expect(waves).toHaveCount(2);
    await settings.save.click();
    await expect(settings.saved).toBeVisible();
    const { checkin } = visitIn(await context.newPage(), server);
    await checkin.open('entree');
    await checkin.nextMonth();
    const marked = checkin.calendar.getByRole('button', { name: /badkledingdag/i });
    await expect(marked).toHaveCount(2);
    await expect(marked.first()).toHaveAccessibleName(/\b16 /);
    await expect(marked.last()).toHaveAccessibleName(/\b18 /);
  },
);

test(
  'a method that is off is not offered to who pays, and the provider can be asked',
  { tag: '@full' },
  async ({ page, server }) => {
    const settings = settingsPage(page, server);
    await settings.open('/payments');
    await page.getByRole('button', { name: 'Verbinding met de betaaldienst testen' }).click();
    await expect(page.getByText('Aangeboden: ideal, creditcard, bancontact.')).toBeVisible();
    await page.getByText('Bancontact', { exact: true }).click();
    await page.getByRole('button', { name: 'Creditcard omhoog' }).click();
    await settings.save.click();
    await expect(settings.saved).toBeVisible();
    await expectAccessible(page);
    const methods = await ask<{ id: string }[]>(server, { method: 'GET', path: '/checkout/methods' });
    expect(methods.map(({ id }) => id)).toEqual(['creditcard', 'ideal']);
  },
);

test('staff see the confirmation with their own words before they save, and mail it to themselves', async ({
  page,
  server,
}) => {
  const settings = settingsPage(page, server);
  await settings.open('/mails');
  await page.getByRole('textbox', { name: 'Naam van de afzender' }).fill('Receptie Olijfgaard');
  const opening = page.getByRole('group', { name: 'Onder de begroeting', exact: true });
  await opening.getByRole('textbox', { name: 'Nederlands' }).fill('Wat fijn dat je komt.');
  await page.getByRole('button', { name: 'Bekijk de mail' }).click();
  await expect(page.getByText('Van: "Receptie Olijfgaard"')).toBeVisible();
  await expect(page.getByText('Je reservering bij Thermen Olijfgaard staat vast.')).toContainText(
    'Wat fijn dat je komt.',
  );
  await page.getByRole('button', { name: 'Stuur een testmail' }).click();
  await expect(page.getByText('De testmail is onderweg naar mila@olijfgaard.example.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('combobox', { name: 'Welke mail' }).selectOption('Annulering');
  const cancelled = page.getByRole('group', { name: 'Annulering · Onderaan, voor de groet' });
  await cancelled.getByRole('textbox', { name: 'Duits' }).fill('Bis zum nächsten Mal.');
  await expect(opening).toHaveCount(0);
  await page.getByRole('radio', { name: 'Duits' }).check();
  await page.getByRole('button', { name: 'Bekijk de mail' }).click();
  await expect(page.getByText('Bis zum nächsten Mal.').last()).toContainText('storniert');
  await expectAccessible(page);
  await settings.save.click();
  await expect(settings.saved).toBeVisible();
  await expect(settings.history).toContainText('Annulering');
  await page.getByRole('combobox', { name: 'Welke mail' }).selectOption('Bevestiging');
  await expect(opening.getByRole('textbox', { name: 'Nederlands' })).toHaveValue('Wat fijn dat je komt.');
});

test(
  'what the venue adds about privacy and accessibility stands on the pages about it',
  { tag: '@full' },
  async ({ page, server }) => {
    const settings = settingsPage(page, server);
    await settings.open('/legal');
    const privacy = page.getByRole('group', { name: 'Privacy' });
    await privacy.getByRole('textbox', { name: 'Nederlands' }).fill('<p>Bij de ingang hangt een <b>camera</b>.</p>');
    const accessibility = page.getByRole('group', { name: 'Toegankelijkheid' });
    await accessibility.getByRole('textbox', { name: 'Nederlands' }).fill('<p>Er is een lift naar het dakterras.</p>');
    await settings.save.click();
    await expect(settings.saved).toBeVisible();
    await page.goto('/privacy');
    await expect(page.getByText('Bij de ingang hangt een camera.')).toBeVisible();
    await page.goto('/accessibility');
    await expect(page.getByText('Er is een lift naar het dakterras.')).toBeVisible();
    await page.goto('/en/privacy');
    await expect(page.locator('[lang="nl"]', { hasText: 'Bij de ingang hangt een camera.' })).toBeVisible();
  },
);

import { expectAccessible } from '../support/axe.ts';
import { dateAt } from '../support/bookings.ts';
import { days } from '../support/days.ts';
import { settingsPage } from '../support/pages/settingsPage.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

/** Far from the days of the other journeys. */
const nextYear = new Date().getFullYear() + 1;
const day = `${nextYear}-02-10`;

test('a closed day is added, changed, taken back and removed', async ({ page, server }) => {
  await settingsPage(page, server).open('');
  await page.getByRole('link', { name: 'Openingstijden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Openingstijden' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Later' }).click();
  await page.getByRole('link', { name: new RegExp(`10 februari ${nextYear}`) }).click();
  await page.getByRole('textbox', { name: 'Nederlands' }).fill('Groot onderhoud');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByRole('button', { name: 'Uitzondering verwijderen' })).toBeVisible();

  await page.getByRole('radio', { name: 'Afwijkende tijden of extra open' }).check();
  await page.getByLabel('Van').fill('12:00');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByRole('radio', { name: 'Gesloten' })).toBeChecked();

  await page.getByRole('link', { name: 'Openingstijden' }).first().click();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Groot onderhoud' })).toContainText('Gesloten');
  await page.getByRole('radio', { name: 'Maand', exact: true }).click();
  const step = page.getByRole('button', { name: new Date().getMonth() === 0 ? 'Later' : 'Eerder' });
  const shown = page.getByRole('status').filter({ hasText: String(nextYear) });
  for (let month = 0; month < 12 && !(await shown.innerText()).startsWith('februari'); month += 1) await step.click();
  await expect(page.getByRole('link', { name: new RegExp(`10 februari ${nextYear}.*Groot onderhoud`) })).toHaveText(
    /Gesloten/,
  );
  await expect(page.getByRole('link', { name: new RegExp(`11 februari ${nextYear}`) })).toHaveText(
    /\d\d:\d\d–\d\d:\d\d/,
  );
  await page.getByRole('listitem').filter({ hasText: 'Groot onderhoud' }).getByRole('link').click();
  await page.getByRole('button', { name: 'Uitzondering verwijderen' }).click();
  const removed = page.getByRole('region', { name: 'Verwijderd' });
  await removed.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByText('Teruggezet', { exact: true })).toBeVisible();
  await expect(removed.getByRole('button')).toHaveCount(0);
  await page.getByRole('button', { name: 'Later' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Groot onderhoud' }).getByRole('link').click();
  await page.getByRole('button', { name: 'Uitzondering verwijderen' }).click();
  await expect(removed.getByText('Verwijderd')).toBeVisible();
  await expect(page.getByText('Groot onderhoud')).toHaveCount(0);
});

test(
  'an exception that repeats stands on each of its days in the year, and each can be changed by itself',
  { tag: '@full' },
  async ({ page, server }) => {
    await settingsPage(page, server).open('');
    const first = new Date(Date.UTC(nextYear, 2, 2));
    while (first.getUTCDay() !== 2) first.setUTCDate(first.getUTCDate() + 1);
    const dayAfter = (weeks: number): string =>
      new Date(first.getTime() + weeks * 7 * 86_400_000).toISOString().slice(0, 10);
    await page.goto(`/admin/opening-times/edit/create?date=${dayAfter(0)}`);
    await page.getByRole('textbox', { name: 'Nederlands' }).fill('Zwemles');
    await page.getByLabel('Herhalen').selectOption({ label: 'elke week' });
    await page.getByLabel('Tot en met').fill(dayAfter(3));
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await expect(page.getByRole('button', { name: 'Uitzondering verwijderen' })).toBeVisible();
    await page.goto('/admin/opening-times');
    await page.getByRole('button', { name: 'Later' }).click();
    await expect(page.getByRole('radio', { name: 'Jaar', exact: true })).toBeChecked();
    await expect(page.getByRole('table')).toHaveCount(12);
    const shown = page.getByRole('link', { name: /Gesloten, Zwemles$/ });
    await expect(shown).toHaveCount(4);
    await expect(shown.first()).toHaveText('G');
    for (let remaining = 3; remaining >= 0; remaining -= 1) {
      await shown.first().click();
      await page.getByRole('button', { name: 'Uitzondering verwijderen' }).click();
      await expect(page.getByRole('region', { name: 'Verwijderd' }).getByText('Verwijderd')).toBeVisible();
      await page.getByRole('button', { name: 'Later' }).click();
      await expect(shown).toHaveCount(remaining);
    }
  },
);

test('a message is added, seen in its preview, changed and removed', { tag: '@full' }, async ({ page, server }) => {
  await settingsPage(page, server).open('');
  await page.getByRole('link', { name: 'Berichten' }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Bericht toevoegen' }).click();
  await page.getByRole('textbox', { name: 'Nederlands' }).fill('De sauna gaat <strong>later</strong> open');
  await page.getByLabel('Eerste dag').fill(day);
  await page.getByLabel('Laatste dag').fill(day);
  const preview = page.getByRole('region', { name: 'Zo staat het bij de tijden' });
  await expect(preview.locator('strong')).toHaveText('later');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByRole('button', { name: 'Bericht verwijderen' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Nederlands' }).fill('De sauna is dicht');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByRole('button', { name: 'Ongedaan maken' })).toBeVisible();
  await page.getByRole('button', { name: 'Bericht verwijderen' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill('verwijder');
  await dialog.getByRole('button', { name: 'Bericht verwijderen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Berichten' })).toBeVisible();
  await expect(page.getByText('De sauna is dicht')).toHaveCount(0);
});

test('a picture is uploaded, given another crop, and removed while nothing uses it', async ({ page, server }) => {
  await settingsPage(page, server).open('');
  await page.getByRole('link', { name: 'Producten' }).first().click();
  await page.getByRole('link', { name: 'Afbeeldingen' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Afbeelding toevoegen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Bestand').setInputFiles('src/web/public/images/brood-1200.jpg');
  await dialog.getByLabel('Wat is er te zien?').fill('Vers brood');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Afbeelding toevoegen' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Uitsnede' })).toBeVisible();
  await page.getByRole('slider', { name: 'Belangrijkste punt, van links naar rechts' }).fill('20');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByRole('button', { name: 'Ongedaan maken' })).toBeVisible();
  await page.getByRole('button', { name: 'Verwijder deze afbeelding' }).click();
  const sure = page.getByRole('alertdialog');
  await sure.getByRole('textbox').fill('verwijder');
  await sure.getByRole('button', { name: 'Verwijder deze afbeelding' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Afbeeldingen' })).toBeVisible();
});

test('a date is tried: what visitors are offered, and why not the rest', { tag: '@full' }, async ({ page, server }) => {
  await settingsPage(page, server).open('');
  await page.getByRole('link', { name: 'Openingstijden' }).click();
  await page.getByRole('link', { name: 'Test een datum' }).click();
  await page.getByLabel('Dag', { exact: true }).fill(await dateAt(server, days.accessible));
  const arrivals = page.getByRole('table', { name: /^Aankomsten: / }).first();
  await expect(arrivals.getByRole('row').nth(1)).toContainText(/\d\d:\d\d – \d\d:\d\d/);
  await expect(page.getByRole('heading', { level: 3, name: 'Behandelingen en arrangementen' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Een persoon meer' }).click();
  await expect(page).toHaveURL(/persons=3/);
  await page.getByLabel('Dag', { exact: true }).fill('2099-01-05');
  await expect(page.getByRole('status').filter({ hasText: 'Zo ver vooruit' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Dag', { exact: true })).toHaveValue('2099-01-05');
});

import { bram } from '../support/customers.ts';
import { sold } from '../support/catalogue.ts';
import { days } from '../support/days.ts';
import { addEntry, bookUpToPayment, evening, goToPayment, identify, openDay } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';
import { mailAbout } from '../support/testControl.ts';

test('switching to English in the middle keeps path, query and basket, and switching back as well', async ({
  visit,
}) => {
  const { page, site, flow } = visit;
  const html = page.locator('html');
  const products = (name: string) => page.getByRole('complementary').getByText(name);
  await addEntry(visit);
  await expect(html).toHaveAttribute('lang', 'nl');
  await page.goto('/flow/entree/info?from=mail');
  await expect(products('Entree hele dag')).toHaveCount(2);

  await site.language('English').click();
  await expect(page).toHaveURL('/en/flow/entree/info?from=mail');
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(products('Admission, all day')).toHaveCount(2);

  await site.language('Nederlands').click();
  await expect(page).toHaveURL('/flow/entree/info?from=mail');
  await expect(html).toHaveAttribute('lang', 'nl');
  await expect(products('Entree hele dag')).toHaveCount(2);
  await identify(visit);
  await goToPayment(visit);
  await site.language('English').click();
  await expect(page).toHaveURL('/en/flow/entree/payment');
  await flow.expectState('paying');
  await expect(products('Admission, all day')).toHaveCount(2);
});

test(
  'before anything is added, another language, a reload and the link keep persons, day and times',
  { tag: '@full' },
  async ({ visit }) => {
    const { page, site, checkin } = visit;
    await page.goto('/flow/entree');
    await page.getByRole('button', { name: 'Een persoon meer' }).click();
    await checkin.pickDay(16);
    await checkin.pickTimes({ arrival: '11:00', departure: '15:00' });
    await expect(page).toHaveURL(/\?persons=3&date=\d{4}-\d\d-\d\d&arrival=11%3A00&departure=15%3A00$/);
    const chosen = new URL(page.url()).search;
    const expectChosen = async (): Promise<void> => {
      await expect(page.getByRole('radio', { name: '11:00' })).toBeChecked();
      await expect(page.getByRole('radio', { name: '15:00' })).toBeChecked();
      await expect(page).toHaveURL(new RegExp(`${chosen.replaceAll('?', '\\?')}$`));
    };
    await site.language('English').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expectChosen();
    await expect(page.getByText('3 guests', { exact: true })).toBeVisible();
    await page.reload();
    await expectChosen();
  },
);

test('the start page under a prefix speaks its language', async ({ page }) => {
  for (const [prefix, lang, name] of [
    ['/de', 'de', 'Eintritt'],
    ['/fr', 'fr', 'Entrée'],
    ['/en', 'en', 'Admission'],
  ] as const) {
    await page.goto(prefix);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('a language that the site does not speak leads to the start page, the Dutch prefix to the page without it', async ({
  page,
}) => {
  await page.goto('/es/flow/entree');
  await expect(page).toHaveURL('/');
  await page.goto('/nl/flow/entree');
  await expect(page).toHaveURL('/flow/entree');
});

test('a booking that is made in English is confirmed in English, on the page and by mail', async ({
  visit,
  server,
}) => {
  const { page } = visit;
  await bookUpToPayment(visit, evening, 'en');
  await page.getByRole('button', { name: /Order with obligation to pay/ }).click();
  await expect(page).toHaveURL(/\/en\/reservation\/success\?ref=/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const mail = await mailAbout(server, bram.email, await visit.success.number());
  expect(mail.language).toBe('en');
  expect(mail.text).toContain('Evening by candlelight');
});

const spoken = [
  {
    language: 'en',
    title: 'Choose a treatment',
    product: 'Foot massage',
    add: 'Add',
    times: 'Available times',
    added: 'Added for guest 2',
    summary: 'Summary',
    duplicate: 'Foot massage is already in the booking for guest 2',
  },
  {
    language: 'de',
    title: 'Wählen Sie eine Behandlung',
    product: 'Fußmassage',
    add: 'Hinzufügen',
    times: 'Verfügbare Zeiten',
    added: 'Für Gast 2 hinzugefügt',
    summary: 'Übersicht',
    duplicate: 'Fußmassage wurde der Reservierung für Gast 2 bereits hinzugefügt',
  },
  {
    language: 'fr',
    title: 'Choisissez un soin',
    product: 'Massage des pieds',
    add: 'Ajouter',
    times: 'Horaires disponibles',
    added: 'Ajouté pour la personne 2',
    summary: 'Récapitulatif',
    duplicate: 'Massage des pieds est déjà dans la réservation pour la personne 2',
  },
] as const;

for (const { language, title, product, add, times, added, summary, duplicate } of spoken) {
  test(`a treatment is booked, and refused the second time, in ${language}`, { tag: '@full' }, async ({ visit }) => {
    const { page, site } = visit;
    await openDay(visit, {
      slug: 'behandelingen',
      day: days.languages,
      language,
      requests: [{ product: sold.backMassage, guests: [1], at: '16:00' }],
    });
    await page.goto(`/${language}/flow/behandelingen`);
    await expect(site.heading).toHaveText(title);
    const dialog = page.getByRole('dialog', { name: times });
    const book = async (at: string): Promise<void> => {
      await page.getByRole('combobox', { name: new RegExp(`${product}$`) }).selectOption('2');
      await page.getByRole('button', { name: new RegExp(`^${add}\\s?: ${product}$`) }).click();
      await dialog.getByRole('radio', { name: at }).check();
      await dialog.getByRole('button', { name: add, exact: true }).click();
    };
    await book('15:00');
    await expect(page.getByText(added)).toBeVisible();
    await expect(page.getByRole('complementary', { name: summary })).toContainText('15:00 – 15:25');
    await book('17:00');
    await expect(site.errorToast).toContainText(duplicate);
    await expect(page.getByRole('main').getByText(duplicate)).toBeVisible();
  });
}

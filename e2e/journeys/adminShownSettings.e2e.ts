import { dateAt } from '../support/bookings.ts';
import { sold } from '../support/catalogue.ts';
import { bram } from '../support/customers.ts';
import { days } from '../support/days.ts';
import { beside, keepSettings } from '../support/settingsBeside.ts';
import { changeProduct } from '../support/staff.ts';
import { bookUpToPayment, entree } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';
import { mailAbout } from '../support/testControl.ts';

test.use({ viewport: { width: 1280, height: 900 } });

keepSettings(['/settings/general', '/settings/products', '/settings/payments', '/admin/venue']);

const elsewhere = (name: string): string => `https://www.elders.example/${name}`;
const links = {
  Website: elsewhere(''),
  Annuleren: elsewhere('annuleren'),
  Contact: elsewhere('contact'),
  Faciliteiten: elsewhere('faciliteiten'),
  Herroepen: elsewhere('herroepen'),
  Route: elsewhere('route'),
};

test('the links and the address of the venue stand on the site and in the mail as the venue changed them', async ({
  page,
  server,
}) => {
  const { visit, save } = await beside({ page, server }, '/branding');
  for (const [name, url] of Object.entries(links)) {
    await page.getByRole('textbox', { name, exact: true }).fill(url);
  }
  const address = 'Waterkant 1, 1234 AB Elders';
  await page.getByRole('textbox', { name: /^Adres op één regel/ }).fill(address);
  await save();

  const expectLink = async (within: 'banner' | 'main' | 'contentinfo', name: string, href: string): Promise<void> =>
    expect(visit.page.getByRole(within).getByRole('link', { name }).first()).toHaveAttribute('href', href);
  await visit.order.open('cadeaubon');
  await expectLink('banner', 'Naar de website', links.Website);
  await expectLink('main', 'herroepen', links.Herroepen);
  for (const name of ['Contact', 'Faciliteiten', 'Annuleren', 'Herroepen'] as const) {
    await expectLink('contentinfo', name, links[name]);
  }

  await bookUpToPayment(visit, { ...entree, day: 21 });
  await visit.checkout.payWithIdeal();
  await visit.provider.pay.click();
  const number = await visit.success.number();
  await expectLink('main', 'contact', links.Contact);
  await expectLink('main', 'Bekijk onze faciliteiten', links.Faciliteiten);
  await expectLink('main', 'Routebeschrijving', links.Route);
  await expect(visit.page.getByRole('main').getByText(address)).toBeVisible();
  await visit.success.manage.click();
  await expect(visit.site.heading).toHaveText('Je reservering');
  await expectLink('main', 'Routebeschrijving', links.Route);
  await expect(visit.page.getByRole('main').getByText(address)).toBeVisible();

  const mail = await mailAbout(server, bram.email, number);
  for (const each of [address, links.Website, links.Faciliteiten, links.Route]) {
    expect(mail.text).toContain(each);
    expect(mail.html).toContain(each);
  }
});

test(
  'who pays finds the methods that are on, in the order and under the name that the venue chose',
  { tag: '@full' },
  async ({ page, server }) => {
    const { visit, save } = await beside({ page, server }, '/payments');
    const methods = visit.page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('button');
    await bookUpToPayment(visit, { ...entree, day: 21 });
    await expect(methods).toHaveText([/^iDEAL \| Wero/, /^Creditcard/, /^Bancontact/, /^Betalen op locatie/]);
    await page.getByRole('textbox', { name: 'Naam van iDEAL' }).fill('Met je eigen bank');
    await page.getByRole('button', { name: 'Creditcard omhoog' }).click();
    await page.getByRole('checkbox', { name: 'Bancontact' }).uncheck();
    await save();
    await visit.page.reload();
    await expect(methods).toHaveText([/^Creditcard/, /^Met je eigen bank/, /^Betalen op locatie/]);
  },
);

test('guests read on a swimwear day what the venue wrote about it', { tag: '@full' }, async ({ page, server }) => {
  const { visit, save } = await beside({ page, server }, '/swimwear');
  await page
    .getByRole('group', { name: 'Uitleg' })
    .getByRole('textbox', { name: 'Nederlands' })
    .fill('<p>Neem vandaag je zwempak mee.</p>');
  await save();
  await visit.checkin.open('entree');
  await visit.checkin.nextMonth();
  const marked = visit.page.locator('[aria-label*="badkledingdag" i]');
  const day = visit.checkin.freeDays.and(marked).first();
  await expect(day).toContainText('Neem vandaag je zwempak mee.');
  await day.click();
  const note = visit.page.getByRole('main').getByRole('paragraph').filter({ hasText: 'Neem vandaag je zwempak mee.' });
  await expect(note).toBeVisible();
});

const hammam = 'De hammam met nissen, stoom en kaarslicht';

test(
  'a product without a picture shows the one that the venue chose for that',
  { tag: '@full' },
  async ({ page, server }) => {
    const { visit, save } = await beside({ page, server }, '/products');
    await changeProduct(server, sold.backMassage, { imageId: null });
    await page
      .getByRole('group', { name: 'Waar een afbeelding ontbreekt' })
      .getByRole('button', { name: 'Kies een andere' })
      .click();
    const library = page.getByRole('dialog', { name: 'Waar een afbeelding ontbreekt' });
    await library.getByRole('searchbox', { name: 'Zoek in de afbeeldingen' }).fill('hammam');
    await library.getByText(hammam).click();
    await library.getByRole('button', { name: 'Gebruik deze afbeelding' }).click();
    await save();
    await visit.start.open();
    await visit.start.reserve('Behandelingen').click();
    await visit.calendar.pickInDialog(await dateAt(server, days.friends));
    await visit.picker.category('Massage').check();
    await expect(visit.picker.card('Rugmassage').getByRole('img')).toHaveAttribute('alt', hammam);
    await changeProduct(server, sold.backMassage, { imageId: 'rust' });
  },
);

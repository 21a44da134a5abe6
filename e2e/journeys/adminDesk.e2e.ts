import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { pressOn, tabTo, typeIn } from '../support/keyboard.ts';
import { adminPage } from '../support/pages/adminPage.ts';
import { boardPage } from '../support/pages/boardPage.ts';
import { reservationPage } from '../support/pages/reservationPage.ts';
import { Tally } from '../support/tally.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

function deskPage(page: Page) {
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  const products = region('Wat');
  return {
    more: page.getByRole('button', { name: 'Een persoon meer' }),
    day: page.getByLabel('Dag', { exact: true }),
    search: products.getByRole('searchbox', { name: 'Zoek een product of flow' }),
    product: (name: string | RegExp) => products.getByRole('button', { name }).first(),
    chosen: region('Gekozen'),
    guest: region('Voor'),
    quote: region('Dit wordt geboekt'),
    addition: region('Dit komt erbij'),
    add: page.getByRole('button', { name: 'Voeg toe', exact: true }),
    book: page.getByRole('button', { name: 'Boek', exact: true }),
  };
}

const tomorrow = async (page: Page): Promise<void> => {
  await boardPage(page).showNextDay();
  await expect(page).toHaveURL(/date=/);
};

test('two guests at the desk are booked for entry in four clicks, and pay there', async ({ page }) => {
  const admin = adminPage(page);
  const desk = deskPage(page);
  const tally = new Tally();
  await admin.open('/admin');
  await tomorrow(page);

  await tally.tap(page.getByRole('link', { name: 'Walk-in' }));
  await tally.tap(desk.more);
  await tally.tap(desk.product(/Entree/));
  await expect(desk.quote.getByRole('listitem')).toHaveCount(2);
  await expect(desk.quote).toContainText('Te betalen');
  await expectAccessible(page);
  await tally.tap(desk.book);
  const booking = reservationPage(page);
  await expect(booking.state).toContainText('Geboekt');
  expect(tally).toMatchObject({ taps: 4, fields: 0 });
  await expect(booking.guests).toContainText('Gast 2');
  await expect(booking.money.getByRole('button', { name: 'Betaling aan de balie' })).toBeVisible();
  await expect(booking.events).toContainText('Mila Visser');
});

test('a customer on the telephone gets a treatment at the time that is told, by the keyboard alone', async ({
  page,
}) => {
  const admin = adminPage(page);
  const desk = deskPage(page);
  await admin.open('/admin');
  await tomorrow(page);
  await pressOn(page, page.getByRole('link', { name: 'Walk-in' }));
  await expect(admin.heading).toHaveText('Nieuwe reservering');
  await typeIn(page, desk.search, 'rugmassage');
  await expect(desk.product(/Rugmassage/)).toBeVisible();
  await pressOn(page, desk.product(/Rugmassage/));
  await expect(desk.quote.getByRole('listitem')).toHaveCount(1);
  await tabTo(page, desk.chosen.getByLabel('Gewenste tijd'));
  await page.keyboard.type('1400');
  await expect(desk.quote).toContainText('14:00 – ');
  await typeIn(page, desk.guest.getByRole('searchbox'), 'karin');
  await expect(desk.guest.getByRole('listitem')).toHaveCount(1);
  await pressOn(page, desk.guest.getByRole('listitem').first().getByRole('button'));
  await expect(desk.guest).toContainText('De bevestiging gaat hierheen.');
  await expect(desk.book).not.toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  await pressOn(page, desk.book);
  await expect(reservationPage(page).state).toContainText('Geboekt');
  await expect(admin.heading).toContainText('Karin');
  await expect(reservationPage(page).guests).toContainText('14:00');
});

test(
  'to a booking a treatment is added for one guest, at a time that fits the rest, by the keyboard alone',
  { tag: '@full' },
  async ({ page }) => {
    const admin = adminPage(page);
    const desk = deskPage(page);
    const booking = reservationPage(page);
    await admin.open('/admin');
    await tomorrow(page);
    await page.getByRole('link', { name: 'Walk-in' }).click();
    await desk.more.click();
    await desk.search.fill('rugmassage');
    await desk.product(/Rugmassage/).click();
    await desk.book.click();
    await expect(booking.guests.getByRole('listitem')).toHaveCount(2);

    await pressOn(page, booking.guests.getByRole('link', { name: 'Toevoegen' }));
    await expect(admin.heading).toHaveText('Toevoegen');
    await typeIn(page, desk.search, 'voetmassage');
    await pressOn(page, desk.product(/Voetmassage/));
    await pressOn(page, desk.chosen.getByRole('checkbox', { name: 'Gast 1' }), 'Space');
    await expect(desk.addition.getByRole('listitem')).toHaveCount(1);
    await expect(desk.addition.getByRole('listitem')).toContainText('Gast 2');
    await expect(desk.add).not.toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page);
    await pressOn(page, desk.add);
    await expect(booking.guests.getByRole('listitem')).toHaveCount(3);
    await expect(booking.events).toContainText('Product toegevoegd');
    await expect(booking.money.getByRole('button', { name: 'Betaling aan de balie' })).toBeVisible();
  },
);

test(
  'what others take meanwhile is told, and what was typed stays',
  { tag: '@full' },
  async ({ page, browser, visit }) => {
    const other = await browser.newPage({ baseURL: visit.server.url, viewport: { width: 1280, height: 900 } });
    const open = async (each: Page) => {
      const admin = adminPage(each);
      await admin.open('/admin');
      await tomorrow(each);
      await each.getByRole('link', { name: 'Walk-in' }).click();
      const desk = deskPage(each);
      await desk.search.fill('hammam');
      await desk.product(/[Hh]ammam/).click();
      await expect(desk.quote.getByRole('listitem').first()).toBeVisible();
      return desk;
    };
    const [first, second] = [await open(page), await open(other)];
    for (const desk of [first, second]) {
      for (let persons = 1; persons < 5; persons += 1) await desk.more.click();
      await expect(desk.quote.getByRole('listitem')).toHaveCount(5);
      await expect(desk.book).not.toHaveAttribute('aria-disabled', 'true');
    }
    await first.book.click();
    await expect(reservationPage(page).state).toContainText('Geboekt');
    await second.book.click();
    await expect(second.quote.getByRole('alert')).toHaveText('Er is net iets geboekt of veranderd. Zo staat het nu.');
    await expect(second.chosen).toContainText(/[Hh]ammam/);
    await expect(second.chosen.getByRole('checkbox', { checked: true })).toHaveCount(5);
    await other.close();
  },
);

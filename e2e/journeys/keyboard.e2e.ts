import { newCustomer } from '../support/customers.ts';
import { pressOn, tabTo, takeFreeDay, typeIn } from '../support/keyboard.ts';
import { expect, test } from '../support/test.ts';

test('the whole booking is done with the keyboard alone', async ({ page, visit }) => {
  const { site, start, checkin, details, flow, checkout, provider, success } = visit;
  const customer = newCustomer();
  await start.open();
  await expect(start.heading).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(site.skipLink).toBeFocused();
  await page.keyboard.press('Enter');
  await pressOn(page, start.reserve('Entree'));

  await expect(checkin.heading).toBeFocused();
  await pressOn(page, checkin.morePersons);
  await expect(checkin.persons).toContainText('3 personen');
  await tabTo(page, checkin.part('Hele dag'));
  await page.keyboard.press('ArrowRight');
  await expect(checkin.part('Middag')).toBeChecked();

  await expect(checkin.freeDays.first()).toBeVisible();
  await takeFreeDay(page);
  await expect(page.getByText(/^\d+ tijden beschikbaar$/)).toBeAttached();

  await tabTo(page, checkin.arrivals.getByRole('radio').first());
  await page.keyboard.press('Space');
  await tabTo(page, checkin.departures.getByRole('radio').first());
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await pressOn(page, checkin.add);

  await expect(page).toHaveURL('/flow/entree/info');
  await expect(site.heading).toBeFocused();
  await pressOn(page, details.panel('Registreren'));
  const { registerForm: form } = details;
  await typeIn(page, form.getByLabel('Voornaam'), customer.firstName);
  await typeIn(page, form.getByLabel('Achternaam'), customer.lastName);
  await tabTo(page, form.getByRole('radio').first());
  await page.keyboard.press('Space');
  await typeIn(page, form.getByLabel('E-mailadres'), customer.email);
  await typeIn(page, form.getByLabel('Telefoonnummer'), customer.phone);
  await typeIn(page, form.getByLabel('Postcode'), customer.zipCode);
  await typeIn(page, form.getByLabel('Huisnummer'), customer.houseNumber);
  await typeIn(page, form.getByLabel('Straat'), customer.street);
  await typeIn(page, form.getByLabel('Plaats'), customer.city);
  await typeIn(page, details.field('Wachtwoord'), customer.password);
  await typeIn(page, details.field('Herhaal wachtwoord'), customer.password);
  await page.keyboard.press('Enter');

  await expect(details.reviewHeading).toBeFocused();
  await pressOn(page, flow.next);
  await expect(checkout.heading).toBeFocused();
  await pressOn(page, checkout.toIdeal);
  await expect(provider.heading).toBeVisible();
  await pressOn(page, provider.pay);
  await expect(success.confirmed).toBeVisible();
  await success.number();
});

test(
  'a treatment is booked with the keyboard alone, as far as the details',
  { tag: '@full' },
  async ({ page, visit }) => {
    const { calendar, picker, times, flow, details } = visit;
    await page.goto('/flow/behandelingen');
    await expect(picker.heading).toBeVisible();
    await pressOn(page, calendar.pill);
    await expect(calendar.dialog).toBeVisible();
    await takeFreeDay(page);
    await expect(calendar.dialog).toHaveCount(0);
    await expect(calendar.pill).toBeFocused();

    await tabTo(page, picker.category('Massage'));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(picker.category('Lichaam')).toBeChecked();
    await tabTo(page, picker.length('Scrub met olijfpit', 25));
    await page.keyboard.press('ArrowRight');
    await expect(picker.length('Scrub met olijfpit', 50)).toBeChecked();
    await tabTo(page, picker.forWhom('Scrub met olijfpit'));
    await page.keyboard.press('ArrowDown');
    await expect(picker.forWhom('Scrub met olijfpit')).toHaveValue('2');
    await pressOn(page, picker.add('Scrub met olijfpit'));

    await expect(times.dialog.getByRole('heading', { name: 'Beschikbare tijden' })).toBeFocused();
    await expect(times.times).toBeVisible();
    await tabTo(page, times.times.getByRole('radio').first());
    await page.keyboard.press('Space');
    await pressOn(page, times.add);
    await expect(times.dialog).toHaveCount(0);
    await expect(picker.said('Scrub met olijfpit', 'Toegevoegd voor gast 2')).toBeVisible();
    await expect(picker.add('Scrub met olijfpit')).toBeFocused();
    await expect(flow.guest(2)).toContainText(/50 min.*\d\d:\d\d – \d\d:\d\d/);
    await pressOn(page, flow.next);
    await expect(page).toHaveURL('/flow/behandelingen/info');
    await expect(details.panel('Inloggen')).toBeVisible();
  },
);

test('dialogs keep the focus inside and return focus', async ({ page, visit }) => {
  const { checkin } = visit;
  await checkin.open('entree');
  const opener = page.getByRole('button', { name: /over reserveren/ }).first();
  await expect(opener).toBeVisible();
  await pressOn(page, opener);
  const dialog = page.getByRole('dialog', { name: 'Reserveren' });
  await expect(dialog).toBeVisible();
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab');
    expect(
      await dialog.evaluate((box) => document.activeElement === document.body || box.contains(document.activeElement)),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

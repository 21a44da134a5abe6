import { bram, newCustomer } from '../support/customers.ts';
import { logIn } from '../support/api.ts';
import { remember } from '../support/steps.ts';
import { Tally } from '../support/tally.ts';
import { expect, test } from '../support/test.ts';
import type { Visit } from '../support/test.ts';

/** An entry for two on a free Saturday of this month or the next, up to the details. */
async function chooseSaturday({ start, checkin, page }: Visit, tally: Tally): Promise<void> {
  await start.open();
  await tally.tap(start.reserve('Entree'));
  await tally.tap(page.getByRole('button', { name: /: zaterdag \d/ }).first());
  await tally.tap(checkin.arrivals.getByRole('radio', { name: '13:00' }));
  await tally.tap(checkin.departures.getByRole('radio', { name: '17:00' }));
  await tally.tap(checkin.add);
  await expect(page).toHaveURL('/flow/entree/info');
}

/** From the details that are known to the bank. */
async function pay({ details, flow, checkout, provider, success }: Visit, tally: Tally): Promise<void> {
  await expect(details.reviewHeading).toBeVisible();
  await tally.tap(flow.next);
  await tally.tap(checkout.toIdeal);
  await provider.pay.click();
  await expect(success.confirmed).toBeVisible();
}

test(
  'a new visitor books and pays an entry for two with so many taps, fields and characters',
  { tag: '@full' },
  async ({ page, visit }, info) => {
    const tally = new Tally();
    const { details } = visit;
    await page.setViewportSize({ width: 390, height: 844 });
    const customer = newCustomer({ email: 'fenna@voorbeeld.example' });
    await chooseSaturday(visit, tally);
    const { registerForm } = details;
    await tally.tap(details.panel('Registreren'));
    await tally.type(registerForm.getByLabel('Voornaam'), customer.firstName);
    await tally.type(registerForm.getByLabel('Achternaam'), customer.lastName);
    await tally.tap(registerForm.getByRole('radiogroup', { name: 'Geslacht' }).getByRole('radio', { name: 'Vrouw' }));
    await tally.type(registerForm.getByLabel('E-mailadres'), customer.email);
    await tally.type(registerForm.getByLabel('Telefoonnummer'), customer.phone);
    await tally.type(registerForm.getByLabel('Postcode'), customer.zipCode);
    await tally.type(registerForm.getByLabel('Huisnummer'), customer.houseNumber);
    await tally.type(registerForm.getByLabel('Straat'), customer.street);
    await tally.type(registerForm.getByLabel('Plaats'), customer.city);
    await tally.type(details.field('Wachtwoord'), customer.password);
    await tally.type(details.field('Herhaal wachtwoord'), customer.password);
    await tally.tap(details.submitRegistration);
    await pay(visit, tally);
    info.annotations.push({ type: 'task cost, new visitor', description: JSON.stringify(tally) });
    expect(tally).toMatchObject({ taps: 20, fields: 10, characters: 100 });
  },
);

test(
  'who is logged in books and pays an entry for two with so many taps and types nothing',
  { tag: '@full' },
  async ({ page, visit }, info) => {
    const tally = new Tally();
    await page.setViewportSize({ width: 390, height: 844 });
    await remember(visit, { customer_token: await logIn(visit.server, bram) });
    await chooseSaturday(visit, tally);
    await pay(visit, tally);
    info.annotations.push({ type: 'task cost, logged in', description: JSON.stringify(tally) });
    expect(tally).toMatchObject({ taps: 7, fields: 0, characters: 0 });
  },
);

import { newCustomer } from '../support/customers.ts';
import { expect, test } from '../support/test.ts';
import { mailAbout } from '../support/testControl.ts';

test('a new customer books an entry for three, pays with iDEAL and gets a mail with the same number', async ({
  visit,
  server,
}) => {
  const { page, start, checkin, details, flow, checkout, provider, success } = visit;
  const customer = newCustomer();
  await start.open();
  await start.reserve('Entree').click();
  await expect(checkin.heading).toBeVisible();
  await expect(page).toHaveTitle(/^Reservering – Entree – /);
  await checkin.morePersons.click();
  await expect(checkin.persons).toContainText('3 personen');
  await checkin.part('Middag').check();
  await checkin.pickDay(18);
  await checkin.pickTimes({ arrival: '13:00', departure: '16:00' });
  await checkin.add.click();

  await expect(page).toHaveURL('/flow/entree/info');
  await expect(flow.summary.getByText('Entree middag')).toHaveCount(3);
  await details.register(customer);
  await expect(details.reviewHeading).toBeVisible();
  await expect(details.fact('Achternaam')).toHaveText('van der Meer');
  await flow.next.click();

  await expect(page).toHaveURL('/flow/entree/payment');
  await checkout.payWithIdeal();
  await expect(provider.heading).toBeVisible();
  await provider.pay.click();

  await expect(page).toHaveURL(/\/reservation\/success\?ref=/);
  await expect(success.confirmed).toBeVisible();
  await expect(success.paid).toBeVisible();
  const number = await success.number();
  const mail = await mailAbout(server, customer.email, number);
  expect(mail.text).toContain('Entree middag');
  expect(mail.text).toContain('13:00');
  expect(mail.calendar).toContain('BEGIN:VTIMEZONE');
  expect(mail.calendar).toContain(number);
});

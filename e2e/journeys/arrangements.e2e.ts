import { dateAt } from '../support/bookings.ts';
import { sold } from '../support/catalogue.ts';
import { newCustomer } from '../support/customers.ts';
import { days } from '../support/days.ts';
import { openDay } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';
import { mailAbout } from '../support/testControl.ts';

test('two take an arrangement, each with a choice, a massage and tea more, pay with iDEAL and find it in their account', async ({
  visit,
  server,
}) => {
  test.slow();
  const { page, start, calendar, checkin, picker, times, flow, details, checkout, provider, success } = visit;
  const date = await dateAt(server, days.arrangement);
  const customer = newCustomer();
  await start.open();
  await start.reserve('Arrangementen').click();
  await expect(picker.heading).toHaveText('Arrangementen');
  await calendar.pick(date);
  await checkin.pickTimes({ arrival: '10:00', departure: '19:00' });
  await expect(picker.count).toHaveText('Keuze uit 8 arrangementen');

  await picker.add('Dag Ontspannen').click();
  await expect(picker.choice('Dag Ontspannen', 1)).toHaveAccessibleDescription('Kies een optie voor keuze 1');
  await expect(picker.choice('Dag Ontspannen', 1)).toBeFocused();
  await picker.choice('Dag Ontspannen', 1).selectOption('Rugmassage');
  await picker.add('Dag Ontspannen').click();
  await expect(picker.said('Dag Ontspannen', 'Toegevoegd voor gast 1')).toBeVisible();
  await expect(picker.forWhom('Dag Ontspannen')).toHaveValue('2');
  await picker.choice('Dag Ontspannen', 1).selectOption('Voetmassage');
  await picker.add('Dag Ontspannen').click();
  await expect(picker.said('Dag Ontspannen', 'Toegevoegd voor gast 2')).toBeVisible();
  await expect(flow.guest(1)).toContainText(/\d\d:\d\d Rugmassage/);
  await expect(flow.guest(2)).toContainText(/\d\d:\d\d Voetmassage/);
  await expect(flow.guest(2)).toContainText(/\d\d:\d\d Lunch in de serre/);

  await flow.next.click();
  await expect(page).toHaveURL('/flow/arrangementen/2');
  await expect(picker.heading).toHaveText('Extra behandelingen');
  await picker.askFor('Hoofdmassage', 2);
  await times.times.getByRole('radio').last().check();
  await times.add.click();
  await expect(picker.said('Hoofdmassage', 'Toegevoegd voor gast 2')).toBeVisible();
  await expect(flow.guest(2)).toContainText(/25 min · \d\d:\d\d – \d\d:\d\d/);

  await flow.next.click();
  await expect(page).toHaveURL('/flow/arrangementen/3');
  await expect(picker.heading).toHaveText('Aan tafel');
  await picker.askFor('Thee en gebak', 1);
  await times.times.getByRole('radio').last().check();
  await times.add.click();
  await expect(flow.guest(1)).toContainText('Thee en gebak');

  await flow.next.click();
  await details.register(customer);
  await expect(details.reviewHeading).toBeVisible();
  await flow.next.click();
  await expect(flow.summary).toContainText('10:00 – 19:00');
  await checkout.payWithIdeal();
  await provider.pay.click();
  await expect(success.confirmed).toBeVisible();
  const number = await success.number();
  const mail = await mailAbout(server, customer.email, number);
  expect(mail.text).toContain('Thee en gebak');

  await success.account.click();
  const reservation = page.getByRole('article').filter({ hasText: number });
  await expect(reservation).toContainText('10:00 – 19:00 · 2 personen');
  await expect(reservation).toContainText(/Rugmassage · \d\d:\d\d/);
  await expect(reservation).toContainText(/Hoofdmassage · \d\d:\d\d/);
});

test('removing an arrangement takes all of it from that guest and nothing from the other', async ({ visit }) => {
  const { flow } = visit;
  await openDay(visit, {
    slug: 'arrangementen',
    day: days.removal,
    stay: { arrival: '10:00', departure: '19:00' },
    requests: [{ arrangement: sold.dayOfRest, choices: [sold.footMassage], guests: [1, 2] }],
  });
  await flow.remove('Dag Ontspannen', 1).click();
  await expect(flow.question).toContainText('Weet je zeker dat je Dag Ontspannen van gast 1 wilt verwijderen?');
  await flow.question.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(flow.guest(1)).toContainText('Geen producten voor deze gast');
  await expect(flow.guest(1)).not.toContainText('Voetmassage');
  await expect(flow.guest(2)).toContainText(/\d\d:\d\d Voetmassage/);
});

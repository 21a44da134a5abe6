import { sold } from '../support/catalogue.ts';
import { days } from '../support/days.ts';
import { addEntry, bookUpToPayment, evening, openDay } from '../support/steps.ts';
import { expect, test, visitIn } from '../support/test.ts';
import type { Visit } from '../support/test.ts';

/** A second tab of the same browser. */
async function secondTab(visit: Visit): Promise<Visit> {
  return visitIn(await visit.page.context().newPage(), visit.server);
}

test('two tabs show the same basket', { tag: '@full' }, async ({ visit }) => {
  await addEntry(visit);
  const other = await secondTab(visit);
  await other.page.goto('/flow/entree/info');
  await expect(other.flow.summary.getByText('Entree hele dag')).toHaveCount(2);
  await other.flow.remove('Entree hele dag', 2).click();
  await other.flow.question.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(other.flow.summary.getByText('Entree hele dag')).toHaveCount(1);
  await expect(visit.flow.summary.getByText('Entree hele dag')).toHaveCount(1);
});

test('a reservation that was finished in one tab is shown in the other, which cannot order it again', async ({
  visit,
}) => {
  await bookUpToPayment(visit, evening);
  const other = await secondTab(visit);
  await other.page.goto('/flow/avondentree/payment');
  await expect(other.checkout.placeOrder).toBeVisible();
  await visit.checkout.placeOrder.click();
  const number = await visit.success.number();
  await expect(other.success.confirmed).toBeVisible();
  expect(await other.success.number()).toBe(number);
});

test('a reservation that was cancelled in one tab is shown in the other', { tag: '@full' }, async ({ visit }) => {
  await bookUpToPayment(visit, evening);
  const other = await secondTab(visit);
  await other.checkin.open('avondentree');
  await other.checkin.morePersons.click();
  await other.flow.startAnew.click();
  await expect(other.checkin.bookedNote).toHaveCount(0);
  await expect(visit.start.heading).toBeVisible();
  await expect(visit.start.endedNote).toContainText('De reservering is geannuleerd.');
});

test('a customer who logs in in one tab is known in the other', async ({ visit }) => {
  await visit.start.open();
  await expect(visit.page.getByRole('banner').getByRole('link', { name: 'Inloggen' })).toBeVisible();
  const other = await secondTab(visit);
  await other.page.goto('/customer/login');
  await other.details.logIn({ email: 'bram@olijfgaard.example', password: 'olijfgaard2' });
  await expect(other.page).toHaveURL('/customer');
  await expect(visit.page.getByRole('banner').getByRole('link', { name: 'Mijn account' })).toBeVisible();
});

const massages = {
  slug: 'behandelingen',
  day: days.tabs,
  requests: [
    { product: sold.backMassage, guests: [1], at: '15:00' },
    { product: sold.backMassage, guests: [2], at: '17:00' },
  ],
};

test(
  'what another tab removes makes room in the times that are being looked at',
  { tag: '@full' },
  async ({ visit }) => {
    const { picker, times, flow } = visit;
    await openDay(visit, massages);
    await picker.askFor('Voetmassage', 1);
    await expect(times.time('14:00')).toBeVisible();
    await expect(times.time('15:00')).toHaveCount(0);
    const other = await secondTab(visit);
    await other.page.goto('/flow/behandelingen');
    await other.flow.remove('Rugmassage', 1).click();
    await other.flow.question.getByRole('button', { name: 'Verwijderen' }).click();
    await expect(times.time('15:00')).toBeVisible();
    await times.take('15:00');
    await expect(flow.guest(1)).toContainText('Voetmassage');
    await expect(flow.guest(1)).not.toContainText('Rugmassage');
    await expect(other.flow.guest(1)).toContainText('15:00 – 15:25');
  },
);

test(
  'a plan that is booked in one tab stands in the other, whose plans are no longer offered',
  { tag: '@full' },
  async ({ visit }) => {
    const { proposals, flow } = visit;
    await openDay(visit, massages);
    const other = await secondTab(visit);
    await other.page.goto('/flow/behandelingen');
    for (const tab of [visit, other]) {
      await tab.proposals.ask.click();
      await expect(tab.proposals.plan('Samen')).toBeVisible();
    }
    const planned = await other.proposals.itemsOf('Samen', 1).innerText();
    await other.proposals.take('Samen').click();
    await expect(proposals.dialog).toHaveCount(0);
    const at = /\d\d:\d\d/.exec(planned)?.[0] ?? 'no time';
    for (const guest of [1, 2]) await expect(flow.guest(guest)).toContainText(`min · ${at} – `);
  },
);

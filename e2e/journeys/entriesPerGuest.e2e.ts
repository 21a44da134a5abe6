import { dateAt } from '../support/bookings.ts';
import { sold } from '../support/catalogue.ts';
import { days } from '../support/days.ts';
import { goToPayment, identify, openDay } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

const slug = 'stel-je-dag-samen';
const stay = { arrival: '13:00', departure: '18:00' };

test(
  'each guest chooses an entry of their own, then who takes which treatment, which is paid in advance',
  { tag: '@full' },
  async ({ visit, server }) => {
    const { page, start, calendar, checkin, picker, times, flow, checkout } = visit;
    await start.open();
    await start.reserve('Stel je dag samen').click();
    await expect(picker.heading).toHaveText('Stel je dag samen');
    await calendar.pick(await dateAt(server, days.entries));
    await expect(picker.cards).toHaveCount(0);
    await checkin.pickTimes(stay);
    await expect(page.getByRole('region', { name: 'Dagdeel' })).toBeVisible();
    await picker.add('Entree hele dag').click();
    await expect(picker.said('Entree hele dag', 'Toegevoegd voor gast 1')).toBeVisible();
    await expect(picker.forWhom('Entree middag')).toHaveValue('2');
    await picker.add('Entree middag').click();
    await expect(flow.guest(2)).toContainText('Entree middag');

    await flow.next.click();
    await expect(page).toHaveURL(`/flow/${slug}/2`);
    await picker.askFor('Voetmassage', 2);
    await times.take('15:00');
    await expect(flow.guest(2)).toContainText('15:00 – 15:25');
    await flow.next.click();
    await expect(page).toHaveURL(`/flow/${slug}/info`);
    await identify(visit);
    await goToPayment(visit, { slug });
    await expect(checkout.panel('iDEAL | Wero')).toBeVisible();
    await expect(checkout.panel('Betalen op locatie')).toHaveCount(0);
  },
);

test('a second entry for a guest is refused in the words of the catalogue', async ({ visit }) => {
  const { picker, site, flow } = visit;
  await openDay(visit, { slug, day: days.entries, stay, requests: [{ product: sold.entryAllDay, guests: [1] }] });
  await picker.askFor('Entree middag', 1);
  const sentence = 'Er is al een entree toegevoegd aan de reservering voor gast 1';
  await expect(site.errorToast).toContainText(sentence);
  await expect(picker.said('Entree middag', sentence)).toBeVisible();
  await expect(picker.said('Entree middag', 'Elke gast heeft één entree.')).toBeVisible();
  await expect(flow.guest(1)).not.toContainText('Entree middag');
});

test(
  'the same treatment twice for a guest is refused in the words of the catalogue',
  { tag: '@full' },
  async ({ visit }) => {
    const { picker, site, times, flow } = visit;
    await openDay(
      visit,
      {
        slug,
        day: days.entries,
        stay,
        requests: [
          { product: sold.entryAllDay, guests: [1, 2] },
          { product: sold.footMassage, guests: [1], at: '16:00' },
        ],
      },
      '/2',
    );
    await picker.askFor('Voetmassage', 1);
    await times.times.getByRole('radio').first().check();
    await times.add.click();
    const sentence = 'Voetmassage is al toegevoegd aan de reservering voor gast 1';
    await expect(site.errorToast).toContainText(sentence);
    await expect(picker.said('Voetmassage', sentence)).toBeVisible();
    await expect(flow.guest(1).getByText('Voetmassage', { exact: true })).toHaveCount(1);
  },
);

test('what two have together is refused for both in one sentence', { tag: '@full' }, async ({ visit }) => {
  const { picker, times } = visit;
  await openDay(visit, {
    slug: 'behandelingen',
    day: days.entries,
    requests: [{ product: sold.coupleMassage, guests: [1, 2], at: '20:00' }],
  });
  await picker.add('Duomassage').click();
  await times.times.getByRole('radio').first().check();
  await times.add.click();
  await expect(
    picker.said('Duomassage', /^Duomassage.* is al toegevoegd aan de reservering voor gast 1 en 2$/),
  ).toBeVisible();
});

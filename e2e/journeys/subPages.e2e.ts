import { sold } from '../support/catalogue.ts';
import { days } from '../support/days.ts';
import { openDay } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

const group = {
  slug: 'arrangementen',
  day: days.subPages,
  stay: { arrival: '10:00', departure: '19:00' },
  requests: [{ arrangement: sold.dayOfRest, choices: [sold.backMassage], guests: [1] }],
};

test('an invalid sub-page says so, keeps what is booked and leads to the first page', async ({ visit }) => {
  const { page, flow, site } = visit;
  await openDay(visit, group);
  for (const subpage of ['1', '4', '0', '2.5', 'massage']) {
    await page.goto(`/flow/arrangementen/${subpage}`);
    await expect(site.heading).toHaveText('Ongeldige pagina');
    await expect(page.getByText('De opgevraagde pagina bestaat niet of is niet geldig.')).toBeVisible();
    await page.getByRole('link', { name: 'Terug naar begin' }).click();
    await expect(page).toHaveURL('/flow/arrangementen');
    await expect(site.heading).toHaveText('Arrangementen');
    await expect(flow.guest(1)).toContainText('Dag Ontspannen');
  }
});

test('a sub-page without a reservation leads to its first page', async ({ visit }) => {
  const { page, flow } = visit;
  for (const [slug, subpage] of [
    ['arrangementen', '2'],
    ['arrangementen', '3'],
    ['stel-je-dag-samen', '2'],
    ['hammamritueel', '2'],
  ] as const) {
    await page.goto(`/flow/${slug}/${subpage}`);
    await expect(page).toHaveURL(`/flow/${slug}`);
    await flow.expectState('draft');
  }
});

test('the steps are named after the pages, and lead to each page that is open', async ({ visit }) => {
  const { page, flow, picker } = visit;
  await openDay(visit, group);
  await expect(flow.steps.getByRole('listitem')).toHaveText([
    /Reservering/,
    /Jouw keuzes/,
    /Aan tafel/,
    /Gegevens/,
    /Afronden/,
  ]);
  await flow.step('Aan tafel').getByRole('button').click();
  await expect(page).toHaveURL('/flow/arrangementen/3');
  await expect(picker.heading).toHaveText('Aan tafel');
  await flow.previous.click();
  await expect(page).toHaveURL('/flow/arrangementen/2');
  await expect(picker.heading).toHaveText('Extra behandelingen');
  await expect(flow.step('Afronden').getByRole('button')).toBeDisabled();
});

test('after a hammam session an arrangement without an entry is chosen on a page of its own', async ({ visit }) => {
  const { page, flow, picker } = visit;
  await openDay(visit, {
    slug: 'hammamritueel',
    day: days.subPages,
    requests: [{ product: sold.hammamSession, guests: [1, 2], at: '12:30' }],
  });
  await flow.next.click();
  await expect(page).toHaveURL('/flow/hammamritueel/2');
  await expect(picker.count).toHaveText('Keuze uit 2 arrangementen');
  await picker.choice('Na de Stoom', 1).selectOption('Olijfolie massage, 25 min');
  await picker.add('Na de Stoom').click();
  await expect(flow.guest(1)).toContainText(/\d\d:\d\d Olijfolie massage, 25 min/);
});

test('reloading a page of arrangements keeps page and basket', async ({ visit }) => {
  const { page, flow } = visit;
  await openDay(visit, group);
  for (const subpage of ['', '/2', '/3', '/info']) {
    await page.goto(`/flow/arrangementen${subpage}`);
    await expect(flow.guest(1)).toContainText(/\d\d:\d\d Rugmassage/);
    await page.reload();
    await expect(page).toHaveURL(`/flow/arrangementen${subpage}`);
    await expect(flow.guest(1)).toContainText(/\d\d:\d\d Rugmassage/);
    await expect(flow.summary).toContainText('10:00 – 19:00');
  }
});

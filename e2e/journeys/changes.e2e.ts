import { addEntry } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

test(
  'another number of persons is confirmed first: keeping leaves everything, a new reservation starts empty',
  { tag: '@full' },
  async ({ visit }) => {
    const { checkin, flow, page } = visit;
    await addEntry(visit);
    await flow.previous.click();
    await checkin.morePersons.click();
    await expect(flow.question).toHaveAccessibleName('Personen wijzigen');
    await expect(flow.keep).toBeFocused();
    await flow.keep.click();
    await expect(flow.question).toHaveCount(0);
    await expect(checkin.persons).toContainText('2 personen');
    await expect(flow.summary.getByText('Entree hele dag')).toHaveCount(2);

    await checkin.morePersons.click();
    await page.keyboard.press('Escape');
    await expect(flow.question).toHaveCount(0);
    await expect(checkin.persons).toContainText('2 personen');

    await checkin.morePersons.click();
    await flow.startAnew.click();
    await expect(checkin.persons).toContainText('3 personen');
    await expect(checkin.bookedNote).toHaveCount(0);
    await flow.expectState('draft');
    await page.reload();
    await expect(checkin.heading).toBeVisible();
    await flow.expectState('draft');
    await page.goto('/flow/entree/info');
    await expect(page).toHaveURL(/\/flow\/entree(\?|$)/);
    await flow.expectState('draft');
  },
);

test('another day is confirmed first: keeping leaves the day, a new reservation takes the new one', async ({
  visit,
}) => {
  const { checkin, flow, page } = visit;
  const date = await addEntry(visit);
  await flow.previous.click();
  const day = (of: string) => page.locator(`[data-date="${of}"]`).locator('..');
  await expect(day(date)).toHaveAttribute('aria-selected', 'true');
  const other = checkin.freeDays.last();
  const otherDate = (await other.getAttribute('data-date')) ?? '';
  await other.click();
  await expect(flow.question).toHaveAccessibleName('Datum wijzigen');
  await flow.keep.click();
  await expect(day(date)).toHaveAttribute('aria-selected', 'true');
  await expect(flow.summary.getByText('Entree hele dag')).toHaveCount(2);

  await other.click();
  await flow.startAnew.click();
  await expect(day(otherDate)).toHaveAttribute('aria-selected', 'true');
  await expect(checkin.bookedNote).toHaveCount(0);
  await checkin.pickTimes({ arrival: '12:00', departure: '16:00' });
  await checkin.add.click();
  await expect(page).toHaveURL('/flow/entree/info');
  await expect(flow.summary.getByText('Entree hele dag')).toHaveCount(2);
});

test('without products persons, part and day change without a question', async ({ visit }) => {
  const { checkin, flow } = visit;
  await checkin.open('entree');
  await expect(checkin.persons).toContainText('2 personen');
  await checkin.fewerPersons.click();
  await expect(checkin.persons).toContainText('1 persoon');
  await expect(checkin.fewerPersons).toHaveAttribute('aria-disabled', 'true');
  await checkin.pickDay(14);
  await checkin.part('Avond').check();
  await checkin.morePersons.click();
  await expect(flow.question).toHaveCount(0);
  await expect(checkin.persons).toContainText('2 personen');
});

test('removing a product is confirmed first and is for that guest only', async ({ visit }) => {
  const { flow, page } = visit;
  await addEntry(visit);
  const products = flow.summary.getByText('Entree hele dag');
  await flow.remove('Entree hele dag', 2).click();
  await expect(flow.question).toContainText('Weet je zeker dat je Entree hele dag van gast 2 wilt verwijderen?');
  await flow.question.getByRole('button', { name: 'Annuleren' }).click();
  await expect(products).toHaveCount(2);

  await flow.remove('Entree hele dag', 2).click();
  await flow.question.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(products).toHaveCount(1);
  await expect(flow.summary.getByText('Geen producten voor deze gast')).toBeVisible();
  await expect(page).toHaveURL('/flow/entree/info');
  await expect(flow.summary.getByRole('heading', { name: 'Overzicht' })).toBeFocused();

  await flow.remove('Entree hele dag', 1).click();
  await flow.question.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page).toHaveURL(/\/flow\/entree(\?|$)/);
});

test('departures are later than the arrival and offered for it', async ({ visit }) => {
  const { checkin } = visit;
  await checkin.open('entree');
  await checkin.pickDay(15);
  await checkin.arrivals.getByRole('radio', { name: '13:00' }).check();
  const times = await checkin.departures
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => radio.closest('label')?.textContent ?? ''));
  expect(times.length).toBeGreaterThan(2);
  expect(times.filter((time) => time <= '13:00')).toEqual([]);
});

test('adding without times says which fields are needed, on the page and in a message', async ({ visit }) => {
  const { checkin, site, page } = visit;
  await checkin.open('entree');
  await checkin.pickDay(15);
  await checkin.add.click();
  await site.expectErrorToast('Verplichte velden', 'Aankomst- & vertrektijd zijn verplicht');
  await expect(checkin.times.getByText('Aankomst- & vertrektijd zijn verplicht')).toBeVisible();
  await checkin.arrivals.getByRole('radio', { name: '13:00' }).check();
  await expect(checkin.departures).toBeVisible();
  await expect(checkin.times.getByText('Aankomst- & vertrektijd zijn verplicht')).toHaveCount(0);
  await expect(page).toHaveURL(/\/flow\/entree(\?|$)/);
});

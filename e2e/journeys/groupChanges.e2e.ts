import { sold } from '../support/catalogue.ts';
import { days } from '../support/days.ts';
import { openDay } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

const arrangement = {
  slug: 'arrangementen',
  day: days.changes,
  stay: { arrival: '10:00', departure: '19:00' },
  requests: [{ arrangement: sold.dayOfRest, choices: [sold.headMassage], guests: [1, 2] }],
};
const massage = {
  slug: 'behandelingen',
  day: days.changes,
  requests: [{ product: sold.footMassage, guests: [1], at: '17:00' }],
};

test(
  'another day for treatments is confirmed first: keeping leaves all of it, a new reservation starts empty',
  { tag: '@full' },
  async ({ visit }) => {
    const { page, calendar, flow } = visit;
    await openDay(visit, massage);
    const day = (await calendar.pill.innerText()).trim();
    const pickNext = async (): Promise<void> => {
      await calendar.pill.click();
      const free = calendar.dialog.getByRole('button', { name: /, beschikbaar$/ });
      await free.last().click();
    };
    await pickNext();
    await expect(flow.question).toHaveAccessibleName('Datum wijzigen');
    await flow.keep.click();
    await expect(calendar.pill).toContainText(day);
    await expect(flow.guest(1)).toContainText('17:00 – 17:25');

    await pickNext();
    await flow.startAnew.click();
    await expect(calendar.pill).not.toContainText(day);
    await expect(flow.summary).not.toContainText('Voetmassage');
    await flow.expectState('draft');
    await page.reload();
    await flow.expectState('draft');
    await expect(flow.summary).not.toContainText('Voetmassage');
  },
);

test('one more guest for treatments asks first, and the number stays when that is refused', async ({ visit }) => {
  const { page, checkin, flow } = visit;
  await openDay(visit, massage);
  await checkin.morePersons.click();
  await expect(flow.question).toHaveAccessibleName('Personen wijzigen');
  await page.keyboard.press('Escape');
  await expect(checkin.persons).toContainText('2 personen');
  await expect(flow.guest(1)).toContainText('Voetmassage');

  await checkin.morePersons.click();
  await flow.startAnew.click();
  await expect(checkin.persons).toContainText('3 personen');
  await expect(flow.summary).not.toContainText('Voetmassage');
});

test('another arrival with an arrangement asks first, on the bar that opens day, times and persons again', async ({
  visit,
}) => {
  const { page, calendar, checkin, flow, picker } = visit;
  await openDay(visit, arrangement);
  await expect(checkin.times).toHaveCount(0);
  await calendar.change.click();
  await expect(checkin.arrivals.getByRole('radio', { name: '10:00' })).toBeChecked();
  await checkin.arrivals.getByRole('radio', { name: '12:00' }).click();
  await expect(flow.question).toHaveAccessibleName('Tijd wijzigen');
  await flow.keep.click();
  await expect(checkin.arrivals.getByRole('radio', { name: '10:00' })).toBeChecked();
  await expect(flow.summary).toContainText('10:00 – 19:00');
  await calendar.done.click();
  await expect(checkin.times).toHaveCount(0);
  await calendar.change.click();

  await checkin.arrivals.getByRole('radio', { name: '12:00' }).click();
  await flow.startAnew.click();
  await expect(checkin.arrivals.getByRole('radio', { name: '12:00' })).toBeChecked();
  await expect(checkin.departures.getByRole('radio', { name: '19:00' })).toBeChecked();
  await expect(flow.summary).not.toContainText('Dag Ontspannen');
  await picker.choice('Dag Ontspannen', 1).selectOption('Hoofdmassage');
  await picker.add('Dag Ontspannen').click();
  await expect(flow.guest(1)).toContainText(/\d\d:\d\d Hoofdmassage/);
  await expect(page).toHaveURL(/\/flow\/arrangementen(\?|$)/);
});

test('on a sub-page the day is changed on the first page', async ({ visit }) => {
  const { page, calendar, flow } = visit;
  await openDay(visit, arrangement, '/2');
  await calendar.change.click();
  await expect(page).toHaveURL(/\/flow\/arrangementen(\?|$)/);
  await flow.expectStep('index');
  await expect(flow.guest(2)).toContainText('Dag Ontspannen');
});

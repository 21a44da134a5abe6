import { backOnline } from '../support/backOnline.ts';
import { dateAt } from '../support/bookings.ts';
import { sold } from '../support/catalogue.ts';
import { days } from '../support/days.ts';
import { openDay } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

test('a cut while a treatment is added is shown, and guest, length and time stay as they were chosen', async ({
  visit,
  server,
  context,
}) => {
  const { page, calendar, picker, times, flow, site } = visit;
  await page.goto('/flow/behandelingen');
  await calendar.pickInDialog(await dateAt(server, days.cuts));
  await picker.length('Olijfolie massage', 50).check();
  await picker.askFor('Olijfolie massage', 2);
  await times.time('15:00').check();
  await context.setOffline(true);
  await times.add.click();
  await site.expectErrorToast('Fout bij toevoegen', 'Er is een fout opgetreden bij het toevoegen van de behandeling');
  await expect(picker.length('Olijfolie massage', 50)).toBeChecked();
  await expect(picker.forWhom('Olijfolie massage')).toHaveValue('2');

  await backOnline(context);
  await expect(times.time('15:00')).toBeChecked();
  await times.add.click();
  await expect(picker.said('Olijfolie massage', 'Toegevoegd voor gast 2')).toBeVisible();
  await expect(picker.said('Olijfolie massage', 'Fout bij toevoegen')).toHaveCount(0);
  await expect(flow.guest(2)).toContainText('15:00 – 15:50');
});

test(
  'times that cannot be fetched are fetched again from the same window',
  { tag: '@full' },
  async ({ visit, server, context }) => {
    const { page, calendar, picker, times } = visit;
    await page.goto('/flow/behandelingen');
    await calendar.pickInDialog(await dateAt(server, days.cuts));
    await picker.add('Voetmassage').click();
    await times.cancel.click();
    await context.setOffline(true);
    await picker.add('Voetmassage').click();
    await expect(times.dialog).toContainText('De tijden konden niet worden opgehaald.');
    await backOnline(context);
    await times.dialog.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(times.time('16:00')).toBeVisible();
  },
);

test('a cut while an arrangement is added is shown at its card, and its choices stay', async ({ visit, context }) => {
  const { picker, flow, site } = visit;
  await openDay(visit, {
    slug: 'arrangementen',
    day: days.cuts,
    stay: { arrival: '10:00', departure: '20:00' },
    requests: [{ arrangement: sold.dayOfRest, choices: [sold.footMassage], guests: [1] }],
  });
  await picker.choice('Olijf & Steen', 1).selectOption('Olijfolie massage, 25 min');
  await picker.choice('Olijf & Steen', 2).selectOption('Glas mousserend');
  await context.setOffline(true);
  await picker.add('Olijf & Steen').click();
  await site.expectErrorToast('Fout bij toevoegen', 'Er is een fout opgetreden bij het toevoegen van het arrangement');
  await expect(picker.said('Olijf & Steen', 'Fout bij toevoegen')).toBeVisible();
  await backOnline(context);
  await picker.add('Olijf & Steen').click();
  await expect(picker.said('Olijf & Steen', 'Toegevoegd voor gast 2')).toBeVisible();
  await expect(flow.guest(2)).toContainText('Olijf & Steen');
  await expect(flow.guest(2)).toContainText('Glas mousserend');
});

test('a cut while plans are requested is shown where they were requested, and nothing moves', async ({
  visit,
  context,
}) => {
  const { proposals, flow, page } = visit;
  await openDay(visit, {
    slug: 'behandelingen',
    day: days.cuts,
    requests: [
      { product: sold.headMassage, guests: [1], at: '18:30' },
      { product: sold.headMassage, guests: [2], at: '20:00' },
    ],
  });
  await proposals.ask.click();
  await proposals.close.click();
  await context.setOffline(true);
  await proposals.ask.click();
  await expect(page.getByRole('complementary').getByText('Wat je koos, blijft staan.')).toBeVisible();
  await expect(proposals.dialog).toHaveCount(0);
  await backOnline(context);
  await proposals.ask.click();
  await expect(proposals.plan('Samen')).toBeVisible();
  await proposals.close.click();
  await expect(flow.guest(2)).toContainText('20:00 – 20:25');
});

test('a double click on Voeg toe in the times books once', { tag: '@full' }, async ({ visit, server }) => {
  const { page, calendar, picker, times, flow } = visit;
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/api/reservation')) writes.push(request.method());
  });
  await page.goto('/flow/behandelingen');
  await calendar.pickInDialog(await dateAt(server, days.cuts));
  await picker.add('Voetmassage').click();
  await times.time('17:00').check();
  await times.add.dblclick();
  await expect(flow.guest(1)).toContainText('17:00 – 17:25');
  expect(writes).toEqual(['POST', 'PUT']);
});

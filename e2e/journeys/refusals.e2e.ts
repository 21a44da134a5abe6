import { expectAccessible } from '../support/axe.ts';
import { dateAt, takeEverybody } from '../support/bookings.ts';
import { sold } from '../support/catalogue.ts';
import { days } from '../support/days.ts';
import { fullestDay, holdStay } from '../support/entries.ts';
import { openDay } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

test('a time that others took meanwhile is refused with its reason, and one of the times offered instead is booked', async ({
  visit,
  server,
}) => {
  const { page, calendar, picker, times, flow, site } = visit;
  const date = await dateAt(server, days.refused);
  await page.goto('/flow/behandelingen');
  await calendar.pickInDialog(date);
  await picker.category('Gezicht').check();
  await picker.askFor('Gezicht puur', 2);
  await times.time('16:00').check();
  await takeEverybody(server, { slug: 'behandelingen', product: sold.facial, date, at: '16:00' });
  await times.add.click();

  const sentence = 'Gezicht puur is helaas niet beschikbaar op de geselecteerde datum voor gast 2';
  await site.expectOnlyReadOut(sentence);
  await expect(picker.said('Gezicht puur', sentence)).toBeInViewport();
  await expect(picker.said('Gezicht puur', 'De therapeuten die dit doen, zijn bezet.')).toBeVisible();
  await expect(flow.summary).not.toContainText('Gezicht puur');
  const offer = picker
    .offers('Gezicht puur')
    .filter({ hasText: /^\d\d:\d\d$/ })
    .first();
  const at = (await offer.textContent()) ?? '';
  expect(at).not.toBe('16:00');
  await offer.click();

  await expect(picker.said('Gezicht puur', 'Toegevoegd voor gast 2')).toBeVisible();
  await expect(picker.said('Gezicht puur', sentence)).toHaveCount(0);
  await expect(flow.guest(2)).toContainText(`50 min · ${at} – `);
  await expect(picker.add('Gezicht puur')).toBeFocused();
});

test('on a day without times the dialog says why and leads to a day that has them', async ({ visit, server }) => {
  const { page, calendar, picker, times, flow } = visit;
  await page.goto('/flow/hammamritueel');
  await calendar.pickInDialog(await dateAt(server, days.noSession));
  await picker.add('Stille hammam').click();
  await expect(times.none).toBeVisible();
  await expect(times.dialog).toContainText('Op deze dag is dit niet te reserveren.');
  await expect(times.add).toHaveCount(0);
  await expectAccessible(page);
  const offer = times.offers.filter({ hasText: /^wo \d+ / }).first();
  const day = (await offer.textContent()) ?? '';
  await offer.click();

  await expect(times.time('20:30')).toBeChecked();
  await expect(times.dialog).toContainText('20:30 – 22:00');
  await times.add.click();
  await expect(picker.said('Stille hammam', 'Toegevoegd voor gast 1')).toBeVisible();
  await expect(flow.summary).toContainText(day);
  await expect(calendar.pill).toContainText(day);
});

test('another day that is offered costs what is booked, so it is confirmed first', async ({ visit }) => {
  const { picker, times, flow, calendar } = visit;
  await openDay(visit, {
    slug: 'hammamritueel',
    day: days.noSession,
    requests: [{ product: sold.hammamSession, guests: [1], at: '14:30' }],
  });
  await picker.askFor('Stille hammam', 2);
  await times.offers.first().click();
  await expect(flow.question).toHaveAccessibleName('Datum wijzigen');
  await flow.keep.click();
  await expect(flow.guest(1)).toContainText('14:30 – 16:00');

  await picker.askFor('Stille hammam', 2);
  const day = (await times.offers.first().textContent()) ?? '';
  await times.offers.first().click();
  await flow.startAnew.click();
  await expect(calendar.pill).toContainText(day);
  await expect(flow.summary).not.toContainText('14:30 – 16:00');
});

test('places that others booked meanwhile are shown once for all guests, joined with a comma and ‘en’', async ({
  visit,
  server,
}) => {
  const { page, calendar, checkin, site } = visit;
  const stay = { arrival: '12:00', departure: '16:00' };
  const date = await fullestDay(server, 'entree', 3);
  await checkin.open('entree');
  await checkin.morePersons.click();
  await calendar.pick(date);
  await checkin.pickTimes(stay);
  await holdStay(server, { slug: 'entree', date, stay, persons: 3 });
  await checkin.add.click();

  const sentence = 'Entree hele dag is helaas niet beschikbaar op de geselecteerde datum voor gast 1, 2 en 3';
  await site.expectOnlyReadOut(sentence);
  await expect(page.getByRole('main').getByText(sentence)).toBeInViewport();
  await expect(page).toHaveURL(/\/flow\/entree(\?|$)/);
});

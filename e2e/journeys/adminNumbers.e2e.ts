import type { Page } from '@playwright/test';
import { ask } from '../support/api.ts';
import { ownBookingPage } from '../support/pages/ownBookingPage.ts';
import { beside, keepSettings } from '../support/settingsBeside.ts';
import { addEntry, bookUpToPayment, entree } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';
import type { Visit } from '../support/test.ts';
import { advanceClock } from '../support/testControl.ts';

test.use({ viewport: { width: 1280, height: 900 } });

keepSettings(['/settings/general', '/settings/products']);

const setTo = (page: Page, name: string, value: number): Promise<void> =>
  page.getByRole('spinbutton', { name: new RegExp(`^${name}( \\(|$)`) }).fill(String(value));

test('a group is as large, and an order as long, as the venue says', { tag: '@full' }, async ({ page, server }) => {
  const { visit, save } = await beside({ page, server }, '');
  await setTo(page, 'Meeste personen per reservering', 2);
  await setTo(page, 'Meeste cadeaubonnen of vouchers tegelijk', 3);
  await save();
  await visit.checkin.open('entree');
  await expect(visit.checkin.personCount).toContainText('2');
  await expect(visit.checkin.morePersons).toHaveAttribute('aria-disabled', 'true');
  await visit.order.open('cadeaubon');
  await expect(visit.order.quantity.getByRole('option')).toHaveText(['1', '2', '3']);
});

test('a gift card is worth what the venue allows', { tag: '@full' }, async ({ page, server }) => {
  const { visit, save } = await beside({ page, server }, '/products');
  await setTo(page, 'Kleinste bedrag', 20);
  await setTo(page, 'Grootste bedrag', 60);
  await save();
  await visit.order.open('cadeaubon');
  await expect(visit.order.suggestion(75)).toHaveCount(0);
  for (const [amount, refusal] of [
    ['61', 'Kies een bedrag van hoogstens € 60,-'],
    ['19', 'Kies een bedrag van minstens € 20,-'],
  ] as const) {
    await visit.order.amount.fill(amount);
    await visit.order.order.click();
    await expect(visit.order.amount).toHaveAccessibleDescription(new RegExp(refusal.replaceAll(' ', '\\s')));
  }
  await visit.order.amount.fill('60');
  await visit.order.order.click();
  await expect(visit.order.message).toBeVisible();
});

/** Days that later journeys of this file book in lie within so many, whatever day it is. */
const wholeComingMonth = 70;

test('the calendar ends where the venue says', { tag: '@full' }, async ({ page, server }) => {
  const { visit, save } = await beside({ page, server }, '/products');
  await setTo(page, 'Hoe ver vooruit', wholeComingMonth);
  await page.getByLabel('Geteld in').selectOption({ label: 'dagen' });
  await save();
  const config = await ask<{ today: string; lastDate: string }>(server, { method: 'GET', path: '/config' });
  const last = config.lastDate;
  expect((Date.parse(last) - Date.parse(config.today)) / 86_400_000).toBe(wholeComingMonth);
  await visit.checkin.open('entree');
  await expect(visit.checkin.freeDays.first()).toBeVisible();
  const forward = visit.page.getByRole('button', { name: /^Naar \p{L}+$/u }).last();
  while ((await forward.getAttribute('aria-disabled')) !== 'true') await forward.click();
  await expect(visit.calendar.day(last)).toBeVisible();
  const choosable = visit.page.locator('[data-date]:not([aria-disabled="true"])');
  await expect(choosable.first()).toBeVisible();
  const dates = await choosable.evaluateAll((days) => days.map((day) => day.getAttribute('data-date') ?? ''));
  expect(dates.filter((date) => date > last)).toEqual([]);
});

test('a hold lasts as long as the venue says', async ({ page, server }) => {
  const { visit, save } = await beside({ page, server }, '');
  await setTo(page, 'Na elke wijziging', 12);
  await save();
  await visit.page.clock.install();
  await addEntry(visit, { ...entree, day: 19 });
  await expect(visit.flow.holdWarning).toHaveCount(0);
  await advanceClock(server, 7.5 * 60);
  await visit.page.clock.fastForward(7.5 * 60_000);
  await expect(visit.flow.holdWarning).toContainText('Je reservering blijft nog 5 minuten staan.');
});

async function book(visit: Visit, day: number): Promise<ReturnType<typeof ownBookingPage>> {
  await bookUpToPayment(visit, { ...entree, day });
  await visit.checkout.payWithIdeal();
  await visit.provider.pay.click();
  await visit.success.manage.click();
  await expect(visit.site.heading).toHaveText('Je reservering');
  return ownBookingPage(visit.page);
}

test(
  'guests change a booking themselves until, and only where, the venue says',
  { tag: '@full' },
  async ({ page, server }) => {
    const { visit, save } = await beside({ page, server }, '');
    const own = await book(visit, 23);
    for (const [hours, time] of [
      [0, '11:00'],
      [3, '08:00'],
    ] as const) {
      await setTo(page, 'Tot hoelang voor aankomst', hours);
      await save();
      await visit.page.reload();
      await expect(own.main.getByText(/^Wijzigen of annuleren kan tot /)).toContainText(time);
    }
    await expect(own.cancel).toBeVisible();
    await page.getByRole('checkbox', { name: /^Gasten mogen dit zelf doen/ }).uncheck();
    await save();
    await visit.page.reload();
    const byVenue = own.main.getByRole('link', { name: 'Reservering annuleren?' });
    await expect(byVenue).toHaveAttribute('href', /^https:\/\/www\.olijfgaard\.example\//);
    await expect(own.cancel).toHaveCount(0);
    await expect(own.move).toHaveCount(0);
    await visit.page.goto('/customer');
    await expect(visit.page.getByRole('link', { name: 'Bekijk', exact: true }).first()).toBeVisible();
    await expect(visit.page.getByRole('link', { name: 'Bekijk of wijzig' })).toHaveCount(0);
  },
);

test('the privacy page says how long the venue keeps things', { tag: '@full' }, async ({ page, server }) => {
  const { visit, save } = await beside({ page, server }, '');
  await setTo(page, 'Opmerkingen, na het bezoek', 14);
  await save();
  await visit.page.goto('/privacy');
  await expect(visit.page.getByText('Opmerkingen bij je reservering: 14 dagen na je bezoek.')).toBeVisible();
});

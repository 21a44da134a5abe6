import { sold } from '../support/catalogue.ts';
import { days } from '../support/days.ts';
import { addEntry, bookUpToPayment, openDay } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';
import type { Visit } from '../support/test.ts';
import { advanceClock, sweep } from '../support/testControl.ts';
import type { RunningServer } from '../support/server.ts';

const minute = 60;
/** A page whose clock is a little ahead of the server's polls again after fifteen seconds. */
const untilAskedAgain = { timeout: 25_000 };

/** Time goes by for everybody: server, database, provider and this browser. */
async function letPass({ page }: Visit, server: RunningServer, minutes: number): Promise<void> {
  await advanceClock(server, minutes * minute);
  await page.clock.fastForward(minutes * minute * 1000);
}

test('a hold warns before it ends, can be extended, and ends with a message and the start page', async ({
  visit,
  server,
}) => {
  const { page, flow, site, start } = visit;
  await page.clock.install();
  await addEntry(visit);
  await letPass(visit, server, 15.5);
  await expect(flow.holdWarning).toContainText('Je reservering blijft nog 5 minuten staan.');
  await flow.keepLonger.click();
  await expect(flow.holdWarning).toHaveCount(0);

  await letPass(visit, server, 14);
  await expect(flow.root).toHaveAttribute('data-state', 'info');
  await letPass(visit, server, 5.5);
  await expect(flow.holdWarning).toContainText('Je reservering blijft nog 1 minuut staan.');
  await letPass(visit, server, 1);

  await expect(page).toHaveURL(/\/(\?ended=expired.*)?$/, untilAskedAgain);
  await site.expectErrorToast('Reservering geannuleerd', 'De reservering is verlopen of geannuleerd');
  await expect(start.heading).toBeVisible();
  await expect(start.endedNote).toContainText('De tijd om te reserveren was voorbij.');
});

test('the warning stands in view wherever the page is scrolled, and typing keeps the places', async ({
  visit,
  server,
}) => {
  const { page, flow, details } = visit;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await addEntry(visit);
  await details.panel('Registreren').click();
  await details.field('Herhaal wachtwoord').scrollIntoViewIfNeeded();
  await letPass(visit, server, 15.5);
  await expect(flow.holdWarning).toBeInViewport();
  await details.registerForm.getByLabel('Plaats').fill('Hoenderveld');
  await expect(flow.holdWarning).toHaveCount(0);
  await expect(details.registerForm.getByLabel('Plaats')).toHaveValue('Hoenderveld');
});

test('after the end the same day and times begin anew, and what was typed is still there', async ({
  visit,
  server,
}) => {
  const { page, flow, details, start, checkin } = visit;
  await page.clock.install();
  await addEntry(visit);
  await details.panel('Registreren').click();
  await details.registerForm.getByLabel('Voornaam').fill('Fenna');
  await details.field('Wachtwoord').fill('geheim.123');
  await letPass(visit, server, 20.5);
  await expect(start.endedNote).toBeVisible(untilAskedAgain);
  await start.again.click();
  await expect(page).toHaveURL(/\/flow\/entree\?persons=2&date=20\d\d-\d\d-\d\d&arrival=11%3A00&departure=15%3A00/);
  await expect(checkin.arrivals.getByRole('radio', { name: '11:00' })).toBeChecked();
  await expect(checkin.departures.getByRole('radio', { name: '15:00' })).toBeChecked();
  await checkin.add.click();
  await expect(flow.root).toHaveAttribute('data-step', 'info');
  await details.panel('Registreren').click();
  await expect(details.registerForm.getByLabel('Voornaam')).toHaveValue('Fenna');
  await expect(details.field('Wachtwoord')).toHaveValue('');
});

test('a hold that ended while the computer slept is shown at the next action', async ({ visit, server }) => {
  const { page, checkout, site, start } = visit;
  await bookUpToPayment(visit);
  await advanceClock(server, 25 * minute);
  await sweep(server);
  await checkout.payWithIdeal();
  await expect(page).toHaveURL(/\/(\?ended=expired.*)?$/);
  await site.expectErrorToast('Reservering geannuleerd', 'De reservering is verlopen of geannuleerd');
  await expect(start.endedNote).toBeVisible();
});

test('coming back to a hold that ended leads to the start page, which says why', async ({ visit, server }) => {
  const { page, start } = visit;
  await addEntry(visit);
  await advanceClock(server, 25 * minute);
  await page.reload();
  await expect(start.heading).toBeVisible();
  await expect(start.endedNote).toBeVisible();
});

test('a hold that ends while a time is being chosen closes the times and is shown on the start page', async ({
  visit,
  server,
}) => {
  const { page, picker, times, site, start } = visit;
  await page.clock.install();
  const massage = { product: sold.backMassage, guests: [1], at: '15:00' };
  await openDay(visit, { slug: 'behandelingen', day: days.tabs, requests: [massage] });
  await picker.askFor('Voetmassage', 2);
  await times.time('16:00').check();
  await letPass(visit, server, 20.5);
  await expect(page).toHaveURL(/\/(\?ended=expired.*)?$/, untilAskedAgain);
  await expect(times.dialog).toHaveCount(0);
  await site.expectErrorToast('Reservering geannuleerd', 'De reservering is verlopen of geannuleerd');
  await expect(start.endedNote).toContainText('De tijd om te reserveren was voorbij.');
});

import { ask } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { newCustomer } from '../support/customers.ts';
import { adminPage } from '../support/pages/adminPage.ts';
import { staffToken } from '../support/staff.ts';
import { evening } from '../support/steps.ts';
import { expect, test, visitIn } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test('staff walk a draft to its end in a test, where nothing is booked', async ({ page, server, context }) => {
  const token = await staffToken(server);
  const path = '/admin/flows/avondentree';
  const { form, version } = await ask<{ form: Record<string, unknown>; version: number }>(server, {
    method: 'GET',
    path,
    token,
  });
  const body = { ...form, name: { nl: 'Avondentree met soep' }, checkoutType: 'payment', version };
  await ask(server, { method: 'PUT', path: '/flows/avondentree', token, body });

  await adminPage(page).open(path);
  const card = page.getByRole('region', { name: 'Test deze flow' });
  await card.getByRole('button', { name: 'Maak een test' }).click();
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    card.getByRole('link', { name: 'Open de test' }).click(),
  ]);
  await expectAccessible(page);
  const visit = visitIn(tab, server);
  const banner = tab.getByRole('complementary', { name: 'Test' });
  await expect(banner).toContainText('Testreservering: er wordt niets geboekt');
  await expectAccessible(tab);
  const start = new URL(tab.url()).pathname;
  expect(start).toMatch(/^\/test-[0-9a-f]{32}\/flow\/avondentree$/);

  await visit.checkin.pickDay(1);
  await visit.checkin.pickTimes(evening.stay);
  await visit.checkin.add.click();
  await expect(tab).toHaveURL(`${start}/info`);
  await visit.details.register(newCustomer());
  await expect(visit.details.reviewHeading).toBeVisible();
  await expect(banner).toBeVisible();
  await visit.flow.next.click();
  await expect(tab).toHaveURL(`${start}/payment`);
  await visit.checkout.open('Creditcard');
  await expect(tab.getByText('In een test vul je geen kaart in.')).toBeVisible();
  await expectAccessible(tab);
  await visit.checkout.open('Creditcard');
  await tab.getByRole('button', { name: /^Betalen/ }).click();
  await expect(tab.getByRole('heading', { level: 1, name: 'Er is niets geboekt.' })).toBeVisible();
  await expect(banner).toBeVisible();
  await expectAccessible(tab);

  for (const [language, words] of [
    ['English', 'Test reservation: nothing is booked'],
    ['Deutsch', 'Testreservierung: Es wird nichts gebucht'],
    ['Français', 'Réservation de test : rien n’est réservé'],
  ] as const) {
    await tab.getByRole('link', { name: language }).first().click();
    await expect(banner).toContainText(words);
  }

  await tab.goto('/flow/avondentree');
  await expect(banner).toHaveCount(0);
  await expect(tab).toHaveTitle(/Avondentree/);
  await expect(tab.getByText('Avondentree met soep')).toHaveCount(0);
  await tab.goto(`${server.url}${start.replace(/[0-9a-f]{32}/, '0'.repeat(32))}`);
  await expect(tab.getByRole('heading', { name: 'Oops.. pagina niet gevonden' })).toBeVisible();

  const now = await ask<{ version: number }>(server, { method: 'GET', path, token });
  await ask(server, { method: 'POST', path: `${path}/discard`, token, body: { version: now.version } });
});

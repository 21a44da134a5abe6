import { expectAccessible } from '../support/axe.ts';
import { expectFits } from '../support/expectFits.ts';
import { newCustomer } from '../support/customers.ts';
import { addEntry, bookUpToPayment, entree, evening, goToPayment, identify, morning } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

const screens = [
  { name: 'on a phone', tag: [], viewport: { width: 390, height: 844 } },
  { name: 'on a wide screen', tag: '@full', viewport: { width: 1280, height: 900 } },
];

for (const { name, tag, viewport } of screens) {
  test.describe(name, { tag }, () => {
    test.use({ viewport });
    test.slow();

    test(`axe finds nothing from the start page to the details ${name}`, async ({ visit, page }) => {
      const { start, checkin, details, flow } = visit;
      await start.open();
      await expect(start.reserve('Entree')).toBeVisible();
      await expectAccessible(page);
      await checkin.open('entree');
      await expect(checkin.freeDays.first()).toBeVisible();
      await expectAccessible(page);
      await checkin.pickDay(entree.day);
      await checkin.pickTimes(entree.stay);
      await expectAccessible(page);
      await checkin.add.click();
      await expect(details.panel('Inloggen')).toBeVisible();
      await expectAccessible(page);
      await details.panel('Registreren').click();
      await details.submitRegistration.click();
      await expect(page.getByRole('group', { name: 'Er klopt nog iets niet' })).toBeVisible();
      await expectAccessible(page);
      await details.fill(newCustomer());
      await details.submitRegistration.click();
      await expect(details.reviewHeading).toBeVisible();
      await expectAccessible(page);
      await details.change.click();
      await expect(details.editDialog).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await checkin.open('entree');
      await expect(checkin.bookedNote).toBeVisible();
      await expectAccessible(page);
      await checkin.morePersons.click();
      await expect(flow.question).toBeVisible();
      await expectAccessible(page);
    });

    test(`axe finds nothing on the page of all parts ${name}`, async ({ page }) => {
      await page.goto('/dev/ui');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
    });

    test(`axe finds nothing while paying ${name}`, async ({ visit, page }) => {
      const { checkout, provider, success } = visit;
      await bookUpToPayment(visit);
      await checkout.open('iDEAL | Wero');
      await expectAccessible(page);
      await checkout.toIdeal.click();
      await provider.fail.click();
      await expect(checkout.reason).toBeVisible();
      await expectAccessible(page);
      await checkout.payOnLocation();
      await expect(success.confirmed).toBeVisible();
      await expectAccessible(page);
    });

    test(`axe finds nothing on the other kinds of checkout ${name}`, async ({ visit, page }) => {
      const { checkout, details } = visit;
      await bookUpToPayment(visit, evening);
      await expect(checkout.placeOrder).toBeVisible();
      await expectAccessible(page);
      await addEntry(visit, morning);
      await expect(details.reviewHeading).toBeVisible();
      await goToPayment(visit, morning);
      await expect(checkout.panel('iDEAL | Wero')).toBeVisible();
      await expectAccessible(page);
    });

    test(`axe finds nothing on the pages around the booking ${name}`, async ({ visit, page }) => {
      const { site, details } = visit;
      for (const path of [
        '/dit/bestaat/niet',
        '/flow/cadeaubon',
        '/flow/entree/7',
        '/accessibility',
        '/privacy',
        '/terms',
      ]) {
        await page.goto(path);
        await expect(site.heading).toBeVisible();
        await expectAccessible(page);
      }
      await page.goto('/customer/login');
      await expect(site.heading).toHaveText('Inloggen');
      await expectAccessible(page);
      await details.logIn({ email: 'anna@olijfgaard.example', password: 'olijfgaard1' });
      await expect(site.heading).toHaveText('Mijn account');
      await expectAccessible(page);
      await page.goto('/reservation/success');
      await expect(site.heading).toBeVisible();
      await expectAccessible(page);
    });

    test(`the first screens fit in every language ${name}`, { tag: '@full' }, async ({ page }) => {
      for (const language of ['en', 'de', 'fr']) {
        await page.goto(`/${language}`);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
        await expectFits(page);
        await page.goto(`/${language}/flow/entree`);
        await expect(page.locator('[aria-busy="false"]').filter({ has: page.getByRole('grid') })).toBeVisible();
        await expectFits(page);
      }
    });
  });
}

test('a basket that is opened on a phone is accessible', { tag: '@full' }, async ({ visit, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await addEntry(visit);
  await identify(visit);
  await visit.flow.basket.click();
  await expect(visit.flow.sheet).toBeVisible();
  await expectAccessible(page);
});

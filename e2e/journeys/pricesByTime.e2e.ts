import { expectAccessible } from '../support/axe.ts';
import { dateAt, takeEverybody } from '../support/bookings.ts';
import { sold } from '../support/catalogue.ts';
import { bram } from '../support/customers.ts';
import { days } from '../support/days.ts';
import { ownBookingPage } from '../support/pages/ownBookingPage.ts';
import { productsPage } from '../support/pages/productsPage.ts';
import { changeProduct } from '../support/staff.ts';
import { goToPayment, identify } from '../support/steps.ts';
import { expect, test, visitIn } from '../support/test.ts';
import { mailAbout } from '../support/testControl.ts';

test.use({ viewport: { width: 1280, height: 900 } });
test.afterAll(({ server }) => changeProduct(server, sold.footMassage, { priceRules: [] }));

test(
  'staff give the evening a price of its own, and a visitor sees it at those times and pays it',
  { tag: '@full' },
  async ({ page, server, context }) => {
    const products = productsPage(page, server);
    await products.open('/massage');
    await page.getByRole('link', { name: 'Voetmassage' }).click();
    await expect(products.heading).toHaveText('Voetmassage');
    await page.getByRole('button', { name: 'Afwijkende prijs' }).click();
    const rule = page.getByRole('group', { name: 'Prijs 1' });
    await rule.getByLabel('Begint vanaf').fill('17:00');
    await rule.getByLabel('Begint voor').fill('16:00');
    await rule.getByLabel('Prijs (€)').fill('61');
    await products.save.click();
    await expect(rule).toContainText('Begint voor: dit moet later zijn dan het begin');
    await rule.getByLabel('Begint voor').fill('00:00');
    await expect(page.getByRole('cell').getByText('17:00 – 24:00 61,-').first()).toBeAttached();
    await expectAccessible(page);
    await products.save.click();
    await expect(products.saved).toBeVisible();

    const visit = visitIn(await context.newPage(), server);
    const { calendar, picker, times, flow, checkout, provider, success } = visit;
    const time = (at: string) => times.times.getByRole('radio', { name: new RegExp(`^${at} `) });
    await visit.page.goto('/flow/behandelingen');
    const date = await dateAt(server, days.prices);
    await calendar.pickInDialog(date);
    await expect(picker.card('Voetmassage')).toContainText('v.a.');
    await picker.askFor('Voetmassage', 1);
    await expect(time('17:00')).toHaveAccessibleName('17:00 61 euro');
    await expect(time('16:00')).not.toHaveAccessibleName(/61 euro/);
    await expectAccessible(visit.page);
    await time('17:00').check();
    await expect(times.dialog.getByText('61,-').first()).toBeVisible();
    await times.add.click();
    await expect(flow.guest(1)).toContainText('17:00');
    await expect(flow.summary).toContainText('61,-');
    await flow.next.click();
    await identify(visit);
    await goToPayment(visit, { slug: 'behandelingen' });
    await expect(flow.summary).toContainText('61,-');
    await checkout.payWithIdeal();
    await provider.pay.click();
    await expect(success.confirmed).toBeVisible();

    const mail = await mailAbout(server, bram.email, await success.number());
    await visit.page.goto(/\/reservation\/manage\/[\w-]+/.exec(mail.text)?.[0] ?? '');
    const own = ownBookingPage(visit.page);
    await own.changeItem('Voetmassage').click();
    const start = (at: string) => own.dialog.getByRole('radio', { name: new RegExp(`^${at} `) });
    await expect(start('17:30')).toHaveAccessibleName('17:30 61 euro');
    await expect(start('15:00')).not.toHaveAccessibleName(/61 euro/);
    await expectAccessible(visit.page);
    await start('15:00').check();
    await own.look.click();
    await own.keep.click();

    await own.move.click();
    await calendar.pick(date);
    await own.dialog.getByLabel(/^Tijd op /).selectOption('14:00');
    await takeEverybody(server, { slug: 'behandelingen', product: sold.footMassage, date, at: '14:00' });
    await own.look.click();
    await expect(own.dialog.getByRole('heading', { name: 'Er is niets gewijzigd' })).toBeVisible();
    await expectAccessible(visit.page);
    const offer = own.dialog.getByRole('button', { name: /^1[2-6]:\d\d 39 euro/ }).first();
    const instead = (await offer.innerText()).slice(0, 5);
    await offer.click();
    await expect(own.dialog.getByText(new RegExp(`van 17:00 naar ${instead}`))).toBeVisible();
    await expect(own.confirm).toBeVisible();
  },
);

test('a time that is offered instead of a taken one says what it costs, if that is another price', async ({
  visit,
  server,
}) => {
  const untilThen = { fromDate: null, toDate: null, weekdays: null, fromTime: '10:00', toTime: '16:30', priority: 1 };
  await changeProduct(server, sold.footMassage, { priceRules: [{ ...untilThen, price: 6100 }] });
  const { page, calendar, picker, times, flow } = visit;
  const date = await dateAt(server, days.prices);
  await page.goto('/flow/behandelingen');
  await calendar.pickInDialog(date);
  await picker.askFor('Voetmassage', 1);
  await times.times.getByRole('radio', { name: /^16:30 / }).check();
  await takeEverybody(server, { slug: 'behandelingen', product: sold.footMassage, date, at: '16:30' });
  await times.add.click();
  const dearer = picker.offers('Voetmassage').filter({ hasText: '61,-' }).first();
  await expect(dearer).toHaveAccessibleName(/^\d\d:\d\d 61 euro$/);
  await expectAccessible(page);
  await dearer.click();
  await expect(picker.said('Voetmassage', 'Toegevoegd voor gast 1')).toBeVisible();
  await expect(flow.summary).toContainText('61,-');
});

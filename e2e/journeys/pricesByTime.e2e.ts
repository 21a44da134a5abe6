import { expectAccessible } from '../support/axe.ts';
import { dateAt } from '../support/bookings.ts';
import { sold } from '../support/catalogue.ts';
import { days } from '../support/days.ts';
import { productsPage } from '../support/pages/productsPage.ts';
import { changeProduct } from '../support/staff.ts';
import { goToPayment, identify } from '../support/steps.ts';
import { expect, test, visitIn } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 900 } });
test.afterAll(({ server }) => changeProduct(server, sold.footMassage, { priceRules: [] }));

test('staff give the evening a price of its own, and a visitor sees it at those times and pays it', async ({
  page,
  server,
  context,
}) => {
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
  await calendar.pickInDialog(await dateAt(server, days.mixed));
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
});

import { expectAccessible } from '../support/axe.ts';
import { anna, newCustomer } from '../support/customers.ts';
import { goToPayment } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

test('the account shows what was ordered, the gift card with its balance, and what is on it', async ({ visit }) => {
  const { page, order, details, checkout, provider, success } = visit;
  await order.open('cadeaubon');
  await order.amount.fill('50');
  await order.order.click();
  await order.writeMessage();
  await details.register(newCustomer());
  await expect(details.orderHeading).toBeVisible();
  await goToPayment(visit, { slug: 'cadeaubon' });
  await checkout.payWithIdeal();
  await provider.pay.click();
  await expect(success.confirmedOrder).toBeVisible();
  await success.accountOfOrder.click();
  const orders = page.getByRole('region', { name: 'Bestellingen' });
  await expect(orders.getByRole('article')).toContainText(/1 × Cadeaubon/);
  const receipt = page.waitForEvent('download');
  await orders.getByRole('button', { name: 'Betaalbewijs (PDF)' }).click();
  expect((await receipt).suggestedFilename()).toMatch(/^K-.*\.pdf$/);
  const cards = page.getByRole('region', { name: 'Mijn cadeaubonnen' });
  await expect(cards).toContainText('Nog € 50,- van € 50,-');
  await cards.getByRole('button', { name: 'Verloop' }).click();
  await expect(cards.getByRole('listitem').filter({ hasText: 'Gekocht' }).last()).toContainText('+€ 50,-');
  const download = page.waitForEvent('download');
  await cards.getByRole('button', { name: /^Download/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^Cadeaubon.*\.pdf$/);
});

for (const width of [390, 1280]) {
  test(
    `past visits and the history of a card, without a fault by axe at ${width}`,
    { tag: width === 1280 ? '@full' : [] },
    async ({ page, visit }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/customer/login');
      await visit.details.logIn(anna);
      const past = page.getByRole('region', { name: 'Eerdere reserveringen' });
      await expect(past.getByRole('article').first()).toBeVisible();
      await expect(past.getByRole('link', { name: 'Reservering annuleren?' })).toHaveCount(0);
      const cards = page.getByRole('region', { name: 'Mijn abonnementen' });
      await cards.getByRole('button', { name: 'Verloop' }).first().press('Enter');
      await expect(cards.getByText('Gekocht').first()).toBeVisible();
      await expectAccessible(page);
    },
  );
}

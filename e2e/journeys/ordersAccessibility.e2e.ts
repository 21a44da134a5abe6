import { expectAccessible } from '../support/axe.ts';
import { anna } from '../support/customers.ts';
import { expect, test } from '../support/test.ts';

for (const { name, viewport } of [
  { name: 'on a phone', viewport: { width: 390, height: 844 } },
  { name: 'on a wide screen', viewport: { width: 1280, height: 900 } },
]) {
  test.describe(name, { tag: '@full' }, () => {
    test.use({ viewport });
    test.slow();

    test(`axe finds nothing while gift cards are ordered, on the balance page and in the account ${name}`, async ({
      visit,
      page,
    }) => {
      const { order, balance, details, checkin } = visit;
      await order.open('cadeaubon');
      await order.order.click();
      await expect(page.getByRole('group', { name: 'Er klopt nog iets niet' })).toBeVisible();
      await expectAccessible(page);
      await order.amount.fill('25');
      await order.order.click();
      await order.send.click();
      await expect(order.message.getByRole('group', { name: 'Er klopt nog iets niet' })).toBeVisible();
      await expectAccessible(page);
      await order.writeMessage();
      await expect(details.panel('Inloggen')).toBeVisible();
      await order.open('cadeaubon');
      await expect(order.ordered).toBeVisible();
      await expectAccessible(page);
      await order.open('voucher-duo');
      await expect(order.quantity).toBeVisible();
      await expectAccessible(page);

      await balance.open();
      await balance.code.fill('DEM0-GAAF-B0NN-0001');
      await balance.submit.click();
      await expect(balance.fact('Saldo')).toBeVisible();
      await expectAccessible(page);

      await page.goto('/customer/login');
      await details.logIn(anna);
      await expect(page.getByText(/^Aantal gebruikt/).first()).toBeVisible();
      await expectAccessible(page);
      await checkin.open('reserveren-met-een-badenkaart');
      await expect(checkin.freeDays.first()).toBeVisible();
      await expectAccessible(page);
    });
  });
}

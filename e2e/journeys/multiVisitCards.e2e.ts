import { backOnline } from '../support/backOnline.ts';
import { newCustomer } from '../support/customers.ts';
import { chooseEntry, goToPayment } from '../support/steps.ts';
import type { Entry } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

const withCard: Entry = {
  slug: 'reserveren-met-een-badenkaart',
  day: 19,
  stay: { arrival: '11:00', departure: '15:00' },
};

test('a multi-visit card is bought, pays a visit for two, and the account counts the visits', async ({ visit }) => {
  const { page, start, order, flow, details, checkout, provider, success } = visit;
  const used = (count: number) => page.getByText(`Aantal gebruikt ${count} / 10`, { exact: true });
  await start.open();
  await start.order('Badenkaart').click();
  await expect(order.heading('Badenkaart')).toBeVisible();
  await expect(order.quantity).toHaveCount(0);
  await order.order.click();
  await expect(page).toHaveURL('/flow/badenkaart/info');
  await details.register(newCustomer());
  await expect(details.orderHeading).toBeVisible();
  await goToPayment(visit, { slug: 'badenkaart' });
  await checkout.payWithIdeal();
  await provider.pay.click();
  await expect(success.confirmedOrder).toBeVisible();
  await expect(success.documents).toHaveCount(0);
  await success.accountOfOrder.click();
  await expect(page.getByText(/^Geldig vanaf \d+\s\S+\s\d{4} tot \d+\s\S+\s\d{4}$/)).toBeVisible();
  await expect(used(0)).toBeVisible();

  await start.open();
  await start.withMultiVisitCard.first().click();
  await expect(visit.checkin.freeDays.first()).toHaveAccessibleName(/^[^€]*$/);
  await chooseEntry(visit, withCard);
  await expect(details.visits).toContainText('Dit kost 2 bezoeken. Daarna heb je er nog 8.');
  await goToPayment(visit, withCard);
  await expect(checkout.locationHeading).toBeVisible();
  await expect(page.getByText('betalingsverplichting')).toHaveCount(0);
  await checkout.placeOrder.click();
  await expect(success.confirmed).toBeVisible();
  await success.account.click();
  await expect(used(2)).toBeVisible();
  await expect(flow.root).toHaveCount(0);
});

test(
  'without enough visits the payment stays closed and the way to a card is shown',
  { tag: '@full' },
  async ({ visit, context }) => {
    const { page, checkin, flow, details, order } = visit;
    await checkin.open(withCard.slug);
    await chooseEntry(visit, { ...withCard, day: 20 });
    await details.register(newCustomer());
    await expect(details.visits).toContainText('Je hebt geen badenkaart met genoeg bezoeken');
    await expect(details.visits).toContainText('Voor deze reservering zijn 2 bezoeken nodig.');
    await expect(flow.next).toBeDisabled();
    await context.setOffline(true);
    await details.visits.getByRole('button', { name: 'Kijk opnieuw' }).click();
    await expect(page.getByText('Je badenkaart kon niet worden bekeken.')).toBeVisible();
    await backOnline(context);
    await page.getByRole('main').getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(details.visits).toContainText('Voor deze reservering zijn 2 bezoeken nodig.');
    await expect(flow.step('Afronden').getByRole('button')).toBeDisabled();
    await page.goto(`/flow/${withCard.slug}/payment`);
    await expect(page).toHaveURL(`/flow/${withCard.slug}/info`);
    await expect(details.visits).toBeVisible();
    await details.visits.getByRole('link', { name: 'Badenkaart', exact: true }).click();
    await expect(order.heading('Badenkaart')).toBeVisible();
  },
);

test('a second card in the same order goes on with the first', async ({ visit }) => {
  const { page, order, flow } = visit;
  await order.open('badenkaart');
  await order.order.click();
  await expect(page).toHaveURL('/flow/badenkaart/info');
  await flow.step('Reservering').getByRole('button').click();
  await expect(order.ordered).toContainText('1 × Badenkaart');
  await order.order.click();
  await expect(page).toHaveURL('/flow/badenkaart/info');
  await expect(flow.summary.getByText('Badenkaart', { exact: true })).toHaveCount(1);
});

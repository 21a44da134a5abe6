import { bram } from '../support/customers.ts';
import { pressOn, typeIn } from '../support/keyboard.ts';
import { checkedCard } from '../support/pages/cardPanel.ts';
import { expect, test } from '../support/test.ts';
import type { Visit } from '../support/test.ts';

/** From the start page to a card for Oma in the basket; the window for the message is left once and opened again. */
async function orderCard({ page, start, site, order }: Visit): Promise<void> {
  await start.open();
  await expect(start.heading).toBeVisible();
  await pressOn(page, start.order('Cadeaubon'));
  await expect(order.heading('Cadeaubon')).toBeFocused();
  await pressOn(page, order.order);
  await expect(order.amount).toHaveAccessibleDescription(/Vul een bedrag in/);
  await typeIn(page, order.amount, '37,50');
  await page.keyboard.press('Enter');

  await expect(order.from).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(order.message).toHaveCount(0);
  await expect(order.amount).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(order.from).toBeFocused();
  await page.keyboard.type('Fenna');
  await typeIn(page, order.to, 'Oma');
  await typeIn(page, order.words, 'Rust lekker uit.');
  await pressOn(page, order.send);
  await expect(page).toHaveURL('/flow/cadeaubon/info');
  await expect(site.heading).toBeFocused();
}

test(
  'a gift card is ordered, paid with a card that the bank asks about, and downloaded as PDF with the keyboard alone',
  { tag: '@full' },
  async ({ visit }) => {
    const { page, details, flow, checkout, card, provider, success } = visit;
    await orderCard(visit);
    await typeIn(page, details.loginForm.getByLabel('E-mailadres'), bram.email);
    await typeIn(page, details.loginForm.getByLabel('Wachtwoord', { exact: true }), bram.password);
    await page.keyboard.press('Enter');
    await expect(details.orderHeading).toBeFocused();
    await pressOn(page, flow.next);

    await expect(checkout.heading).toBeFocused();
    await pressOn(page, checkout.panel('Creditcard'));
    await expect(card.frames).toHaveCount(4);
    await typeIn(page, card.name, checkedCard.name);
    await typeIn(page, card.number, checkedCard.number);
    await typeIn(page, card.expiry, checkedCard.expiry);
    await typeIn(page, card.code, checkedCard.code);
    await pressOn(page, card.pay);
    await expect(provider.bankHeading).toBeVisible();
    await pressOn(page, provider.pay);

    await expect(success.confirmedOrder).toBeVisible();
    await expect(success.documents).toHaveAccessibleName(/Cadeaubon · €\s37,50 · Oma/);
    const [download] = await Promise.all([page.waitForEvent('download'), pressOn(page, success.documents)]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
    await expect(success.documents).toBeFocused();
    await pressOn(page, success.accountOfOrder);
    await expect(page.getByRole('heading', { level: 1, name: 'Mijn account' })).toBeVisible();
  },
);

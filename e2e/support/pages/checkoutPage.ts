import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { dutch } from '../texts.ts';
import type { Texts } from '../texts.ts';

/** The payment step in its three kinds. */
export function checkoutPage(page: Page, texts: Texts = dutch) {
  const panel = (name: string): Locator => page.getByRole('heading', { level: 2, name }).getByRole('button');
  const open = async (name: string): Promise<void> => {
    const head = panel(name);
    await expect(head).toBeVisible();
    if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
    await expect(head).toHaveAttribute('aria-expanded', 'true');
  };
  const toIdeal = page.getByRole('button', { name: new RegExp(`^${texts.text('checkout.goTo', { name: 'iDEAL' })}`) });
  const toBancontact = page.getByRole('button', { name: /^Doorgaan naar Bancontact/ });
  const placeOrder = page.getByRole('button', { name: new RegExp(`^${texts.text('checkout.location.confirm')}`) });
  return {
    heading: page.getByRole('heading', { level: 1, name: texts.text('checkout.choose.title') }),
    locationHeading: page.getByRole('heading', { level: 1, name: texts.text('checkout.location.title') }),
    panel,
    open,
    toIdeal,
    placeOrder,
    payWithIdeal: async (): Promise<void> => {
      await open('iDEAL | Wero');
      await toIdeal.click();
    },
    toBancontact,
    payWithBancontact: async (): Promise<void> => {
      await open('Bancontact');
      await toBancontact.click();
    },
    payOnLocation: async (): Promise<void> => {
      await open(texts.text('checkout.onLocation'));
      await placeOrder.click();
    },
    reason: page.getByRole('main').getByRole('alert'),
    /** After the bank, when its answer could not be fetched. */
    checkAgain: page.getByRole('main').getByRole('button', { name: texts.text('common.retry') }),
    /** The bank has not answered for a while. */
    stillWatching: page.getByText(texts.text('checkout.watching.long')),
    unreachable: page.getByText(texts.text('checkout.watching.unreachable')),
    terms: page.getByRole('link', { name: /^voorwaarden/ }),
  };
}

import { expect } from '@playwright/test';
import type { Texts } from '../../support/texts.ts';
import type { StepKey } from '../model/visitorKeys.ts';
import { noteDue } from './basket.ts';
import type { Click } from './clicks.ts';

/** How it is paid. */
export const payment = {
  'checkout method.chosen': ({ checkout, texts }, { event }) => checkout.open(panelOf(texts, String(event['method']))),
  'checkout method.closed': async ({ checkout, texts }) => {
    await checkout.panel(panelOf(texts, 'ideal')).click();
    await expect(checkout.toIdeal).toHaveCount(0);
  },
  'checkout order.placed': async (visit, { to }, basket) => {
    const { checkout } = visit;
    if (to === 'bank') await noteDue(visit, basket);
    await (to === 'bank' ? checkout.toIdeal : checkout.placeOrder).click();
  },
  'checkout redeeming.opened': ({ redeeming }) => redeeming.opener.click(),
  'checkout redeeming.closed': ({ page }) => page.keyboard.press('Escape'),
  'bank pays': ({ provider }) => provider.pay.click(),
  'bank refuses': ({ provider }) => provider.fail.click(),
  'bank is left': ({ provider }) => provider.cancel.click(),
} satisfies Partial<Record<StepKey, Click>>;

/** The venue itself names iDEAL. */
const panelOf = (texts: Texts, method: string): string =>
  method === 'ideal' ? 'iDEAL | Wero' : texts.text('checkout.onLocation');

import { expect } from '@playwright/test';
import { issuedCard } from '../../support/staff.ts';
import { goodCode } from '../model/world.ts';
import type { StepKey } from '../model/visitorKeys.ts';
import type { Click } from './clicks.ts';

const amount = 1_000;

/** Gift cards at the payment. */
export const codes = {
  'checkout code.submitted': async ({ redeeming, texts, server }, { event }, basket) => {
    const isGood = event['code'] === goodCode;
    await redeeming.code.fill(isGood ? await issuedCard(server, amount) : String(event['code']));
    await redeeming.submitCode.click();
    if (!isGood) return expect(redeeming.dialog.getByText(texts.text('giftCard.code_invalid'))).toBeVisible();
    await expect(redeeming.dialog).toHaveCount(0);
    basket.redeemed = amount;
  },
  'checkout redemption.removed': async ({ page, texts }, _step, basket) => {
    const remove = page.getByRole('main').getByRole('button', { name: texts.pattern('redeem.remove') });
    await remove.click();
    await expect(remove).toHaveCount(0);
    basket.redeemed = 0;
  },
} satisfies Partial<Record<StepKey, Click>>;

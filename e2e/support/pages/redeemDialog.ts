import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { dutch } from '../texts.ts';
import type { Texts } from '../texts.ts';

type Kind = 'Cadeaubon' | 'Voucher' | 'Actiecode';

/** Redeeming at the payment step: the dialog, and what is in use. */
export function redeemDialog(page: Page, texts: Texts = dutch) {
  const dialog = page.getByRole('dialog', { name: texts.text('redeem.title') });
  const opener = page.getByRole('button', { name: texts.text('redeem.open') });
  const code = dialog.getByRole('textbox', { name: texts.text('redeem.code') });
  const used = page.getByRole('main').getByRole('listitem').filter({ hasText: 'verzilverd' });
  const submitCode = dialog.getByRole('button', { name: texts.text('redeem.submit') });
  const submit = async (kind: Kind, typed: string): Promise<void> => {
    await opener.click();
    await dialog.getByRole('radio', { name: kind }).check();
    await code.fill(typed);
    await submitCode.click();
  };
  return {
    dialog,
    opener,
    code,
    submit,
    submitCode,
    used,
    redeem: async (kind: Kind, typed: string): Promise<void> => {
      await submit(kind, typed);
      await expect(dialog).toBeHidden();
    },
    usedOf: (label: string): Locator => used.filter({ hasText: label }),
    remove: (label: string): Promise<void> => page.getByRole('button', { name: `Verwijder ${label}` }).click(),
  };
}

import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

type Kind = 'Cadeaubon' | 'Voucher' | 'Actiecode';

/** Redeeming at the payment step: the dialog, and what is in use. */
export function redeemDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Cadeaubon inwisselen' });
  const opener = page.getByRole('button', { name: 'Cadeaubon inwisselen' });
  const code = dialog.getByRole('textbox', { name: 'Code' });
  const used = page.getByRole('main').getByRole('listitem').filter({ hasText: 'verzilverd' });
  const submit = async (kind: Kind, typed: string): Promise<void> => {
    await opener.click();
    await dialog.getByRole('radio', { name: kind }).check();
    await code.fill(typed);
    await dialog.getByRole('button', { name: 'Inwisselen' }).click();
  };
  return {
    dialog,
    opener,
    code,
    submit,
    used,
    redeem: async (kind: Kind, typed: string): Promise<void> => {
      await submit(kind, typed);
      await expect(dialog).toBeHidden();
    },
    usedOf: (label: string): Locator => used.filter({ hasText: label }),
    remove: (label: string): Promise<void> => page.getByRole('button', { name: `Verwijder ${label}` }).click(),
  };
}

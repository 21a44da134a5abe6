import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { checkoutPage } from './checkoutPage.ts';

export interface Card {
  name: string;
  number: string;
  expiry: string;
  code: string;
}

/** A card whose bank asks its customer first, and one whose bank pays at once. */
export const checkedCard: Card = { name: 'B. Bos', number: '4543 4740 0224 9996', expiry: '12/30', code: '123' };
export const uncheckedCard: Card = { ...checkedCard, number: '5555 5555 5555 4444' };

/** The panel 'Creditcard': its fields are frames of the payment provider. */
export function cardPanel(page: Page) {
  const checkout = checkoutPage(page);
  const field = (label: string): Locator =>
    page.frameLocator(`iframe[title="${label}"]`).getByRole('textbox', { name: label });
  const fields = {
    name: field('Naam op kaart'),
    number: field('Kaartnummer'),
    expiry: field('Vervaldatum'),
    code: field('Beveiligingscode'),
  };
  const pay = page.getByRole('button', { name: /^Betalen/ }).and(page.getByRole('button', { name: /verplichting/ }));
  return {
    ...fields,
    pay,
    failed: page.getByText('De velden voor je kaart konden niet worden geladen.'),
    again: page.getByRole('main').getByRole('button', { name: 'Opnieuw proberen' }),
    frames: page.locator('iframe'),
    group: (label: string) => page.getByRole('group', { name: label }),
    open: () => checkout.open('Creditcard'),
    async enter(card: Card): Promise<void> {
      await checkout.open('Creditcard');
      for (const key of ['name', 'number', 'expiry', 'code'] as const) await fields[key].fill(card[key]);
    },
    async payWith(card: Card): Promise<void> {
      await this.enter(card);
      await pay.click();
    },
    async expectEmpty(): Promise<void> {
      for (const each of Object.values(fields)) await expect(each).toHaveValue('');
    },
  };
}

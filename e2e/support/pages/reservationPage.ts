import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { adminPage } from './adminPage.ts';

/** A reservation as staff see it. */
export function reservationPage(page: Page) {
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  const state = region('Status');
  const dialog = page.getByRole('dialog');
  const search = page.getByLabel('Zoek op naam, e-mail, telefoon of nummer');
  return {
    search,
    state,
    guests: region('Gasten'),
    money: region('Betaling'),
    events: region('Verloop'),
    dialog,
    checkIn: state.getByRole('button', { name: 'Inchecken' }),
    undo: state.getByRole('button', { name: 'Terugdraaien' }),
    confirm: (action: string) => dialog.getByRole('button', { name: action }),
    async open(number: string): Promise<void> {
      await adminPage(page).menu.getByRole('link', { name: 'Reserveringen' }).click();
      await search.fill(number);
      await page.getByRole('link', { name: number }).click();
      await expect(state).toBeVisible();
    },
  };
}

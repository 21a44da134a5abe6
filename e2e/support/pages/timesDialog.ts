import type { Locator, Page } from '@playwright/test';

/** 'Beschikbare tijden': when a treatment begins. */
export function timesDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Beschikbare tijden' });
  const times = dialog.getByRole('radiogroup', { name: 'Selecteer je beschikbare tijd' });
  const time = (at: string): Locator => times.getByRole('radio', { name: at, exact: true });
  const add = dialog.getByRole('button', { name: 'Voeg toe', exact: true });
  return {
    dialog,
    times,
    time,
    add,
    cancel: dialog.getByRole('button', { name: 'Annuleren' }),
    /** From when till when, and with whom. */
    slot: dialog.getByRole('status').filter({ hasText: '–' }),
    none: dialog.getByText('Geen beschikbare tijden gevonden'),
    offers: dialog.getByRole('group', { name: 'Wat wel kan' }).getByRole('button'),
    take: async (at: string): Promise<void> => {
      await time(at).check();
      await add.click();
    },
  };
}

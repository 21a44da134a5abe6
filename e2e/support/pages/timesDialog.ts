import type { Locator, Page } from '@playwright/test';
import { dutch } from '../texts.ts';
import type { Texts } from '../texts.ts';

/** texts.text('times.title'): when a treatment begins. */
export function timesDialog(page: Page, texts: Texts = dutch) {
  const dialog = page.getByRole('dialog', { name: texts.text('times.title') });
  const times = dialog.getByRole('radiogroup', { name: texts.text('times.choose') });
  const time = (at: string): Locator => times.getByRole('radio', { name: at, exact: true });
  const add = dialog.getByRole('button', { name: texts.text('common.add'), exact: true });
  return {
    dialog,
    times,
    time,
    add,
    retry: dialog.getByRole('button', { name: texts.text('common.retry') }),
    cancel: dialog.getByRole('button', { name: texts.text('common.cancel') }),
    /** From when till when, and with whom. */
    slot: dialog.getByRole('status').filter({ hasText: '–' }),
    none: dialog.getByText('Geen beschikbare tijden gevonden'),
    offers: dialog.getByRole('group', { name: texts.text('notBooked.instead') }).getByRole('button'),
    take: async (at: string): Promise<void> => {
      await time(at).check();
      await add.click();
    },
  };
}

import type { Locator, Page } from '@playwright/test';

/** What the bar of a form says once all is saved; before that it says 'Nog niet opgeslagen'. */
export const savedIn = (page: Page): Locator =>
  page.getByRole('group', { name: 'Opslaan' }).getByText('Opgeslagen', { exact: true });

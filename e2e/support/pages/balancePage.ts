import type { Page } from '@playwright/test';

/** The balance of a gift card, by its code. */
export function balancePage(page: Page) {
  const main = page.getByRole('main');
  return {
    open: () => page.goto('/gift-card'),
    heading: main.getByRole('heading', { level: 1, name: 'Saldo cadeaubon' }),
    code: main.getByLabel('Code van de cadeaubon', { exact: true }),
    submit: main.getByRole('button', { name: 'Saldo bekijken' }),
    fact: (name: string) =>
      main.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd').locator('[aria-hidden]'),
    alert: main.getByRole('alert'),
  };
}

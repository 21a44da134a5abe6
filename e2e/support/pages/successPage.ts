import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

export function successPage(page: Page) {
  const main = page.getByRole('main');
  return {
    confirmed: main.getByText('Je reservering is bevestigd', { exact: true }),
    confirmedOrder: main.getByText('Je bestelling is bevestigd', { exact: true }),
    documents: main.getByRole('button', { name: /^Download .* \(PDF\)$/ }),
    withdrawal: main.getByRole('link', { name: 'herroepen' }),
    account: page.getByRole('link', { name: 'Bekijk je reservering' }),
    accountOfOrder: page.getByRole('link', { name: 'Bekijk je bestelling' }),
    manage: main.getByRole('link', { name: 'Wijzig of annuleer' }),
    calendar: page.getByRole('button', { name: 'Zet in je agenda' }),
    paid: main.getByText(/^Betaald: /),
    later: main.getByText(/^Nog .* op locatie$/),
    /** The number on the page. */
    async number(): Promise<string> {
      const text = main.getByText(/^K-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
      await expect(text).toBeVisible();
      return (await text.textContent()) ?? '';
    },
  };
}

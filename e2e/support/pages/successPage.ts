import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { dutch } from '../texts.ts';
import type { Texts } from '../texts.ts';

export function successPage(page: Page, texts: Texts = dutch) {
  const main = page.getByRole('main');
  return {
    confirmed: main.getByText(texts.text('success.title'), { exact: true }),
    confirmedOrder: main.getByText(texts.text('success.order.title'), { exact: true }),
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

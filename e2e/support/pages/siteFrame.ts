import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** What is around every page. */
export function siteFrame(page: Page) {
  const messages = page.getByRole('region', { name: /\(F6\)$/ });
  return {
    skipLink: page.getByRole('link', { name: 'Naar inhoud' }),
    home: page.getByRole('link', { name: 'Naar het begin' }),
    heading: page.getByRole('heading', { level: 1 }),
    /** Error messages that go away by themselves. */
    errorToast: messages.getByRole('alert'),
    successToast: messages.getByRole('status'),
    languages: page.getByRole('navigation', { name: /^(Taal|Language)$/ }),
    language: (name: string) => page.getByRole('navigation', { name: /^(Taal|Language)$/ }).getByRole('link', { name }),
    async expectErrorToast(title: string, text: string): Promise<void> {
      await expect(messages.getByRole('alert')).toContainText(title);
      await expect(messages.getByRole('alert')).toContainText(text);
    },
  };
}

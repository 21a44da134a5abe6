import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

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
    /** It stands on the page, so no toast lies over it. */
    async expectOnlyReadOut(text: string): Promise<void> {
      const line = messages.getByRole('alert').getByText(text);
      await expect(line).toHaveCount(1);
      expect((await line.boundingBox())?.width).toBe(1);
    },
    /** What stands on the page is read out instead. */
    async expectOnlySeen(text: string): Promise<void> {
      await expect(messages.getByText(text)).toBeVisible();
      expect(await messages.getByRole('alert').textContent()).toBe('');
    },
    /** No message lies over it. */
    async expectUncovered(button: Locator): Promise<void> {
      const [toast, box] = await Promise.all([messages.locator('p').first().boundingBox(), button.boundingBox()]);
      expect(toast!.y + toast!.height).toBeLessThanOrEqual(box!.y);
    },
    async expectErrorToast(title: string, text: string): Promise<void> {
      await expect(messages.getByRole('alert')).toContainText(title);
      await expect(messages.getByRole('alert')).toContainText(text);
    },
  };
}

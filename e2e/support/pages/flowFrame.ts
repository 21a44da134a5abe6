import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** What is around every step of a flow. */
export function flowFrame(page: Page) {
  const root = page.locator('[data-machine="reservation"]');
  const summary = page.getByRole('complementary', { name: 'Overzicht' });
  const question = page.getByRole('alertdialog');
  const sheet = page.getByRole('dialog', { name: 'Je reservering' });
  const steps = page.getByRole('navigation', { name: 'Stappen' });
  return {
    root,
    summary,
    /** What a guest has, in the summary or in the sheet of phones. */
    guest: (number: number, within: Locator = summary): Locator =>
      within
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: new RegExp(`^Gast ${number}(?!\\d)`) }) }),
    steps,
    next: page.getByRole('button', { name: 'Volgende' }),
    previous: page.getByRole('button', { name: 'Vorige' }),
    backToStart: page.getByRole('link', { name: 'Vorige' }),
    step: (name: string) => steps.getByRole('listitem').filter({ hasText: name }),
    progress: page.getByRole('progressbar'),
    basket: page.getByRole('button', { name: /^Je reservering, / }),
    sheet,
    remove: (product: string, guest: number) =>
      page.getByRole('button', { name: `Verwijder ${product} van gast ${guest}` }),
    question,
    empty: page.getByRole('button', { name: 'Mandje leegmaken' }),
    keep: question.getByRole('button', { name: 'Niet wijzigen' }),
    startAnew: question.getByRole('button', { name: 'Nieuwe reservering' }),
    holdWarning: page.getByRole('status').filter({ hasText: 'blijft nog' }),
    keepLonger: page.getByRole('button', { name: 'Langer bewaren' }),
    /** The machine's own word for what the visitor is doing. */
    async expectState(state: string): Promise<void> {
      await expect(root).toHaveAttribute('data-state', state);
    },
    async expectStep(step: string): Promise<void> {
      await expect(root).toHaveAttribute('data-step', step);
    },
  };
}

import type { Page } from '@playwright/test';
import { dutch } from '../texts.ts';
import type { Texts } from '../texts.ts';

export function startPage(page: Page, texts: Texts = dutch) {
  return {
    open: () => page.goto('/'),
    heading: page.getByRole('heading', { level: 1, name: 'Wat wil je reserveren?' }),
    reserve: (flow: string) => page.getByRole('link', { name: `Reserveren: ${flow}`, exact: true }),
    card: (flow: string) =>
      page
        .getByRole('article')
        .or(page.getByRole('listitem'))
        .filter({ has: page.getByRole('link', { name: `Reserveren: ${flow}`, exact: true }) })
        .last(),
    order: (flow: string) => page.getByRole('link', { name: `Bestellen: ${flow}`, exact: true }),
    withMultiVisitCard: page.getByRole('link', { name: 'Reserveren met badenkaart' }),
    /** What is still held, with the way back to it. */
    resume: page
      .getByRole('main')
      .locator('div')
      .filter({ hasText: /^Verder met je/ }),
    goOn: page.getByRole('link', { name: 'Ga verder' }),
    again: page.getByRole('link', { name: 'Zelfde dag en tijd nog eens' }),
    /** Stays on the page after the toast is gone. */
    endedNote: page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: texts.text('start.ended.title') }),
  };
}

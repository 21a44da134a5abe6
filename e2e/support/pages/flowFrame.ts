import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { dutch } from '../texts.ts';
import type { Texts } from '../texts.ts';

/** What is around every step of a flow. */
export function flowFrame(page: Page, texts: Texts = dutch) {
  const root = page.locator('[data-machine="reservation"]');
  const summary = page.getByRole('complementary', { name: texts.text('flow.summary.title') });
  const question = page.getByRole('alertdialog');
  const basketName = `(${texts.text('flow.basket.title')}|${texts.text('flow.summary.order')})`;
  const sheet = page.getByRole('dialog', { name: new RegExp(`^${basketName}$`) });
  const steps = page.getByRole('navigation', { name: texts.text('flow.steps') });
  const basket = page.getByRole('button', { name: new RegExp(`^${basketName}, `) });
  const summaryTotal = summary
    .getByText(texts.text('flow.summary.total'), { exact: true })
    .locator('xpath=..')
    .locator('[aria-hidden]');
  return {
    root,
    summary,
    /** What a guest has, in the summary or in the sheet of phones. */
    guest: (number: number, within: Locator = summary): Locator =>
      within
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: new RegExp(`^Gast ${number}(?!\\d)`) }) }),
    steps,
    usableNext: page.getByRole('button', { name: texts.text('flow.next'), disabled: false }),
    next: page.getByRole('button', { name: texts.text('flow.next') }),
    /** Called otherwise on phones. */
    previous: page
      .getByRole('button', { name: texts.text('flow.previous') })
      .or(page.getByRole('button', { name: texts.text('common.back'), exact: true })),
    backToStart: page.getByRole('link', { name: texts.text('flow.previous') }),
    step: (name: string) => steps.getByRole('listitem').filter({ hasText: name }),
    progress: page.getByRole('progressbar'),
    basket,
    sheet,
    closeSheet: sheet.getByRole('button', { name: texts.text('common.close') }),
    /** In cents: in the summary, or in the bar of phones. */
    async shownTotal(): Promise<number> {
      if (await basket.isVisible()) return centsOf((await basket.getAttribute('aria-label')) ?? '');
      return centsOf((await summaryTotal.textContent()) ?? '');
    },
    changeMessage: (to: string) =>
      page.getByRole('button', { name: texts.text('flow.summary.card.change_of', { to }) }).first(),
    remove: (product: string, guest: number) =>
      page.getByRole('button', { name: texts.text('flow.removal.open', { name: product, guest }) }),
    question,
    empty: page.getByRole('button', { name: texts.text('flow.emptying.title') }),
    keep: question.getByRole('button', { name: 'Niet wijzigen' }),
    startAnew: question.getByRole('button', { name: 'Nieuwe reservering' }),
    holdWarning: page.getByRole('status').filter({ hasText: 'blijft nog' }),
    keepLonger: page.getByRole('button', { name: texts.text('flow.hold.renew') }),
    /** The machine's own word for what the visitor is doing. */
    async expectState(state: string): Promise<void> {
      await expect(root).toHaveAttribute('data-state', state);
    },
    async expectStep(step: string): Promise<void> {
      await expect(root).toHaveAttribute('data-step', step);
    },
  };
}

/** Of the last amount in a text: '2 producten, € 1.042,50', '€1,042.50', '69 €'. */
function centsOf(text: string): number {
  const amount = text
    .split(', ')
    .at(-1)!
    .replaceAll(/[^\d.,]/g, '')
    .replace(/,$/, '');
  const hasCents = /[.,]\d\d$/.test(amount);
  return Number(amount.replaceAll(/\D/g, '')) * (hasCents ? 1 : 100);
}

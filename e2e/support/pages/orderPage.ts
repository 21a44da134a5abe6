import type { Page } from '@playwright/test';
import { dutch } from '../texts.ts';
import type { Texts } from '../texts.ts';

/** The page of something that is ordered without a date, and the window for what stands on a gift card. */
export function orderPage(page: Page, texts: Texts = dutch) {
  const main = page.getByRole('main');
  const message = page.getByRole('dialog', { name: texts.text('giftCard.message.title') });
  const from = message.getByLabel(texts.text('giftCard.from'), { exact: true });
  const to = message.getByLabel(texts.text('giftCard.to'), { exact: true });
  const send = message.getByRole('button', { name: texts.text('order.order') });
  return {
    open: (slug: string, prefix = '') => page.goto(`${prefix}/flow/${slug}`),
    back: main.getByRole('link', { name: 'Terug naar overzicht' }),
    heading: (name: string) => main.getByRole('heading', { level: 1, name, exact: true }),
    quantity: main.getByLabel('Aantal', { exact: true }),
    amount: main.getByLabel(texts.text('giftCard.amount')),
    suggestion: (euros: number) => main.getByRole('button', { name: `€ ${euros},- per cadeaubon` }),
    order: main.getByRole('button', { name: texts.text('order.order') }),
    ordered: main.getByText('Dit staat in je bestelling').locator('xpath=..'),
    withdrawal: main.getByRole('link', { name: 'herroepen' }),
    balance: main.getByRole('link', { name: 'Saldo van een cadeaubon bekijken' }),
    message,
    from,
    to,
    words: message.getByLabel(/^Persoonlijk bericht/),
    recipientEmail: message.getByLabel(/^E-mailadres van de ontvanger/),
    cancelMessage: message.getByRole('button', { name: texts.text('common.cancel') }),
    send,
    save: message.getByRole('button', { name: texts.text('common.save') }),
    writeMessage: async (): Promise<void> => {
      await from.fill('Anna');
      await to.fill('Bram');
      await send.click();
    },
  };
}

import { chromium } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { chromiumArgs, ensureChromium } from '../../chromium.ts';
import { customer } from '../abuse/target.ts';

const slowdown = 4;
/** The least that the browser notes; what it does not note took less. */
const shortest = 16;

/** A booking of an entry on a phone, from the start page to the bank: what is done, and milliseconds to the next frame. */
export async function interactionTimes(origin: string): Promise<Record<string, number>> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  try {
    const viewport = { width: 390, height: 844 };
    const context = await browser.newContext({ baseURL: origin, viewport, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    const durations = await watchInteractions(page);
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const times: Record<string, number> = {};
    await book(page, async (what, act, result) => {
      durations.length = 0;
      await act();
      await result.first().waitFor();
      await settle(page);
      times[what] = Math.max(shortest, ...durations);
    });
    return times;
  } finally {
    await browser.close();
  }
}

/** Does it and waits for what it leads to. */
type Measure = (what: string, act: () => Promise<void>, result: Locator) => Promise<void>;

async function book(page: Page, measure: Measure): Promise<void> {
  const button = (name: string | RegExp): Locator => page.getByRole('button', { name });
  const tap = (what: string, target: Locator, result: Locator): Promise<void> =>
    measure(what, () => target.first().tap(), result);
  const freeDays = button(/, beschikbaar$/);
  const timesOf = (name: string): Locator => page.getByRole('radiogroup', { name }).getByRole('radio');
  const chosen = page.locator('[aria-selected="true"] [data-date]');
  await page.goto('/');
  await tap('open an entry', page.getByRole('link', { name: 'Reserveren: Entree', exact: true }), freeDays);
  await tap('one person more', button('Een persoon meer'), page.getByRole('status').filter({ hasText: /^3/ }));
  await tap('next month', button(/^Naar /).last(), page.locator('[aria-busy="false"]').getByRole('grid'));
  await freeDays.nth(15).waitFor();
  await tap('choose a day', freeDays.nth(15), chosen);
  await timesOf('Aankomst').first().waitFor();
  await tap('choose the arrival', timesOf('Aankomst').nth(4), timesOf('Aankomst').and(page.locator(':checked')));
  await tap('choose the departure', timesOf('Vertrek').last(), timesOf('Vertrek').and(page.locator(':checked')));
  await tap('add', button(/^Voeg toe$/), page.getByRole('form', { name: 'Inloggen' }));
  const form = page.getByRole('form', { name: 'Inloggen' });
  const [email, password] = [form.getByLabel('E-mailadres'), form.getByLabel('Wachtwoord', { exact: true })];
  await measure('type an address', () => email.pressSequentially(customer.email), email);
  await measure('type a password', () => password.pressSequentially(customer.password), password);
  const review = page.getByRole('heading', { level: 1, name: 'Je reservering', exact: true });
  await tap('log in', form.getByRole('button', { name: 'Inloggen' }), review);
  const toBank = button(/^Doorgaan naar iDEAL/);
  await tap('open the basket', button(/^Je reservering, /), page.getByRole('dialog'));
  await tap('close the basket', page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }), review);
  await tap('go on', button('Volgende'), toBank);
  await tap('another method', button('Bancontact'), button(/^Doorgaan naar Bancontact/));
  await tap('the first method again', button(/^iDEAL/), toBank);
  await tap('pay', toBank, page.getByRole('heading', { level: 1, name: 'Rond je betaling af' }));
}

/** What the page notes of event timing, until it is emptied. */
async function watchInteractions(page: Page): Promise<number[]> {
  const durations: number[] = [];
  await page.exposeFunction('noteInteraction', (duration: number) => void durations.push(duration));
  await page.addInitScript((durationThreshold) => {
    const { noteInteraction } = window as unknown as { noteInteraction: (duration: number) => void };
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        if (entry.interactionId > 0) noteInteraction(entry.duration);
      }
    });
    observer.observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit);
  }, shortest);
  return durations;
}

/** Until the page has told of its frames. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100)))),
  );
}

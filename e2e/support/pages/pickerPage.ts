import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { dutch, escaped } from '../texts.ts';
import type { Texts } from '../texts.ts';

/** For all guests at once, where a guest's number is asked for. */
export const everyone = -1;

/** A page of cards: entries, arrangements or treatments, each for a guest. */
export function pickerPage(page: Page, texts: Texts = dutch) {
  const main = page.getByRole('main');
  const card = (name: string): Locator => page.getByRole('article', { name, exact: true });
  const forWhom = (name: string): Locator =>
    page.getByRole('combobox', { name: `${texts.text('guests.for_whom')} ${name}`, exact: true });
  const addName = (name: string): RegExp =>
    new RegExp(`^${escaped(texts.text('common.add'))}\\s?:\\s${escaped(name)}$`);
  const add = (name: string): Locator => main.getByRole('button', { name: addName(name) });
  return {
    heading: main.getByRole('heading', { level: 1 }),
    count: main.getByText(/^Keuze uit \d+ (item|arrangement)/),
    category: (name: string): Locator =>
      page
        .getByRole('radiogroup', { name: texts.text('treatments.categories') })
        .getByRole('radio', { name, exact: true }),
    cards: page.getByRole('article'),
    card,
    /** The length of a treatment that is sold in several. */
    length: (name: string, minutes: number): Locator =>
      page
        .getByRole('radiogroup', { name: `Duur en prijs per persoon van ${name}` })
        .getByRole('radio', { name: new RegExp(`^${minutes} min`) }),
    forWhom,
    choice: (name: string, number: number): Locator =>
      page.getByRole('combobox', {
        name: `${texts.text('arrangements.choice', { choice: number })} ${name}`,
        exact: true,
      }),
    add,
    /** Chooses for a guest and requests it; a time follows when it has one. On phones a row opens the choice. */
    askFor: async (name: string, guest: number): Promise<void> => {
      await expect(forWhom(name).or(add(name)).first()).toBeVisible();
      const isRow = (await forWhom(name).count()) === 0;
      if (isRow) await add(name).click();
      const whom =
        guest === everyone ? texts.text('guests.everyone') : texts.text('guests.numbers', { numbers: guest });
      await forWhom(name).selectOption(whom);
      await (isRow ? page.getByRole('dialog').getByRole('button', { name: addName(name) }) : add(name)).click();
    },
    /** 'Toegevoegd voor gast 1 en 2'. */
    added: (name: string, guests: readonly number[]): Locator =>
      card(name).getByText(
        texts.text('added.guests', { numbers: new Intl.ListFormat(texts.language).format(guests.map(String)) }),
      ),
    /** Why something was not. */
    said: (name: string, words: string | RegExp): Locator => card(name).getByText(words),
    offers: (name: string): Locator =>
      card(name)
        .getByRole('group', { name: texts.text('notBooked.instead') })
        .getByRole('button'),
  };
}

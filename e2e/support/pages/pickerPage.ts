import type { Locator, Page } from '@playwright/test';

/** A page of cards: entries, arrangements or treatments, each for a guest. */
export function pickerPage(page: Page) {
  const main = page.getByRole('main');
  const card = (name: string): Locator => page.getByRole('article', { name, exact: true });
  const forWhom = (name: string): Locator => page.getByRole('combobox', { name: `Voor wie? ${name}`, exact: true });
  const add = (name: string): Locator => main.getByRole('button', { name: new RegExp(`^Voeg toe ?: ${name}$`) });
  return {
    heading: main.getByRole('heading', { level: 1 }),
    count: main.getByText(/^Keuze uit \d+ (item|arrangement)/),
    category: (name: string): Locator =>
      page.getByRole('radiogroup', { name: 'Soort behandeling' }).getByRole('radio', { name, exact: true }),
    cards: page.getByRole('article'),
    card,
    /** The length of a treatment that is sold in several. */
    length: (name: string, minutes: number): Locator =>
      page
        .getByRole('radiogroup', { name: `Duur en prijs per persoon van ${name}` })
        .getByRole('radio', { name: new RegExp(`^${minutes} min`) }),
    forWhom,
    choice: (name: string, number: number): Locator =>
      page.getByRole('combobox', { name: `Keuze ${number} ${name}`, exact: true }),
    add,
    /** Chooses for a guest and requests it; a time follows when it has one. */
    askFor: async (name: string, guest: number): Promise<void> => {
      await forWhom(name).selectOption(`Gast ${guest}`);
      await add(name).click();
    },
    /** 'Toegevoegd voor gast 1', and why something was not. */
    said: (name: string, words: string | RegExp): Locator => card(name).getByText(words),
    offers: (name: string): Locator => card(name).getByRole('group', { name: 'Wat wel kan' }).getByRole('button'),
  };
}

import type { Locator, Page } from '@playwright/test';
import { dutch } from '../texts.ts';
import type { Texts } from '../texts.ts';

export type PlanName = 'Samen' | 'Na elkaar' | 'Kortste verblijf';

/** The plans for the day of a whole group, and the note that offers them. */
export function proposalsDialog(page: Page, texts: Texts = dutch) {
  const dialog = page.getByRole('dialog', { name: texts.text('proposals.title', { personCount: 2 }) });
  const plan = (name: PlanName): Locator => dialog.getByRole('article', { name, exact: true });
  return {
    ask: page.getByRole('button', { name: texts.text('proposals.ask') }),
    dialog,
    plan,
    plans: dialog.getByRole('article'),
    take: (name: PlanName): Locator =>
      dialog.getByRole('button', { name: texts.text('proposals.take.name', { name }) }),
    /** What a guest has in a plan, one line per treatment, as '11:00 – 11:50 Gezicht puur'. */
    itemsOf: (name: PlanName, guest: number): Locator =>
      plan(name)
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: `Gast ${guest}` }) })
        .getByRole('listitem'),
    close: dialog.getByRole('button', { name: texts.text('common.close') }),
  };
}

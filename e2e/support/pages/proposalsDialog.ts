import type { Locator, Page } from '@playwright/test';

export type PlanName = 'Samen' | 'Na elkaar' | 'Kortste verblijf';

/** The plans for the day of a whole group, and the note that offers them. */
export function proposalsDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Een plan voor jullie dag' });
  const plan = (name: PlanName): Locator => dialog.getByRole('article', { name, exact: true });
  return {
    ask: page.getByRole('button', { name: 'Doe een voorstel' }),
    dialog,
    plan,
    plans: dialog.getByRole('article'),
    take: (name: PlanName): Locator => dialog.getByRole('button', { name: `Kies dit plan: ${name}` }),
    /** What a guest has in a plan, one line per treatment, as '11:00 – 11:50 Gezicht puur'. */
    itemsOf: (name: PlanName, guest: number): Locator =>
      plan(name)
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: `Gast ${guest}` }) })
        .getByRole('listitem'),
    close: dialog.getByRole('button', { name: 'Sluiten' }),
  };
}

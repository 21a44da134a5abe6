import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { RunningServer } from '../server.ts';
import { savedIn } from './saveBar.ts';
import { staffToken } from '../staff.ts';

/** Pages of the catalogue, with an owner logged in. */
export function productsPage(page: Page, server: RunningServer) {
  return {
    heading: page.getByRole('heading', { level: 1 }),
    table: page.getByRole('table', { name: 'Producten' }),
    saved: savedIn(page),
    save: page.getByRole('button', { name: 'Opslaan', exact: true }),
    conflict: page.getByRole('alertdialog', { name: 'Iemand anders heeft dit net gewijzigd' }),
    errors: page.getByRole('group', { name: 'Er klopt nog iets niet' }),
    name: page.getByRole('group', { name: 'Naam' }),
    async open(path: string): Promise<void> {
      const token = await staffToken(server);
      await page.addInitScript((text) => window.localStorage.setItem('admin_token', text), token);
      await page.goto(`/admin/products${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
    /** Makes something of the kind in the open category, and opens it. */
    async create(kind: string, name: string): Promise<void> {
      await page.getByRole('button', { name: 'Product', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Nieuw in het aanbod' });
      await dialog.getByLabel('Soort').selectOption(kind);
      await dialog.getByLabel('Naam').fill(name);
      await dialog.getByRole('button', { name: 'Maak aan' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    },
    async remove(name: string): Promise<void> {
      await page.getByRole('button', { name: 'Verwijderen' }).click();
      const dialog = page.getByRole('alertdialog', { name: `${name} verwijderen?` });
      await dialog.getByRole('textbox').fill(name);
      await dialog.getByRole('button', { name: 'Verwijderen' }).click();
    },
  };
}

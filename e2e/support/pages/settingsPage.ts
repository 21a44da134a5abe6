import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { staffToken } from '../staff.ts';
import type { RunningServer } from '../server.ts';
import { savedIn } from './saveBar.ts';

/** Pages of settings, with an owner logged in. */
export function settingsPage(page: Page, server: RunningServer) {
  return {
    saved: savedIn(page),
    unsaved: page.getByText('Nog niet opgeslagen'),
    save: page.getByRole('button', { name: 'Opslaan', exact: true }),
    undo: page.getByRole('button', { name: 'Ongedaan maken' }),
    conflict: page.getByRole('alertdialog', { name: 'Iemand anders heeft dit net gewijzigd' }),
    errors: page.getByRole('group', { name: 'Er klopt nog iets niet' }),
    history: page.getByRole('region', { name: 'Geschiedenis' }),
    async open(group: string): Promise<void> {
      const token = await staffToken(server);
      await page.addInitScript((text) => window.localStorage.setItem('admin_token', text), token);
      await page.goto(`/admin/settings${group}`);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    },
  };
}

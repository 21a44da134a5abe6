import type { Page } from '@playwright/test';
import { ask } from './api.ts';
import { settingsPage } from './pages/settingsPage.ts';
import type { RunningServer } from './server.ts';
import { staffToken } from './staff.ts';
import { expect, test, visitIn } from './test.ts';

type Form = Record<string, unknown> & { version: number };

export const readSettings = async (server: RunningServer, path: string): Promise<Form> =>
  ask<Form>(server, { method: 'GET', path, token: await staffToken(server) });

/** As somebody else would, meanwhile. */
export async function saveBeside(server: RunningServer, path: string, change: object): Promise<void> {
  const token = await staffToken(server);
  const body = { ...(await readSettings(server, path)), ...change };
  await ask(server, { method: 'PUT', path, token, body });
}

/** After the journeys of a file these settings are as they were before. */
export function keepSettings(paths: readonly string[]): void {
  const before = new Map<string, Form>();
  test.beforeAll(async ({ server }) => {
    for (const path of paths) before.set(path, await readSettings(server, path));
  });
  test.afterAll(async ({ server }) => {
    for (const [path, { version: _version, ...form }] of before) await saveBeside(server, path, form);
  });
}

/** Pages of settings in this tab, the site in another. */
export async function beside({ page, server }: { page: Page; server: RunningServer }, group: string) {
  const settings = settingsPage(page, server);
  await settings.open(group);
  const visit = visitIn(await page.context().newPage(), server);
  const save = async (): Promise<void> => {
    await settings.save.click();
    await expect(settings.saved).toBeVisible();
  };
  return { settings, visit, save };
}

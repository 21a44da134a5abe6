import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { mila } from '../staff.ts';
import { remember } from '../steps.ts';

/** The back office in the words of the specification. */
export function adminPage(page: Page) {
  const login = page.getByRole('form', { name: 'Inloggen' });
  return {
    heading: page.getByRole('heading', { level: 1 }),
    menu: page.getByRole('navigation', { name: 'Beheer' }),
    login,
    loginError: login.getByRole('alert'),
    logout: page.getByRole('button', { name: 'Uitloggen' }),
    logoutDialog: page.getByRole('alertdialog', { name: 'Uitloggen' }),
    tooSmall: page.getByRole('dialog', { name: 'Uw browser grote is te klein' }),
    /** As the owner, who logged in at this browser before. */
    async open(path: string): Promise<void> {
      const answer = await page.request.post('/api/admin/login', {
        data: mila,
        headers: { 'X-App-Tag': 'olijfgaard', 'Idempotency-Key': randomUUID() },
      });
      expect(answer.ok(), await answer.text()).toBe(true);
      const { data } = (await answer.json()) as { data: { accessToken: string } };
      await remember({ page }, { admin_login: randomUUID(), admin_token: data.accessToken });
      await page.goto(path);
    },
    async logIn({ email, password } = mila): Promise<void> {
      await page.goto('/admin/login');
      await login.getByLabel('E-mailadres').fill(email);
      await login.getByLabel('Wachtwoord', { exact: true }).fill(password);
      await login.getByRole('button', { name: 'Inloggen' }).click();
    },
  };
}

import type { Page } from '@playwright/test';
import { mila } from '../staff.ts';

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
    async logIn({ email, password } = mila): Promise<void> {
      await page.goto('/admin/login');
      await login.getByLabel('E-mailadres').fill(email);
      await login.getByLabel('Wachtwoord', { exact: true }).fill(password);
      await login.getByRole('button', { name: 'Inloggen' }).click();
    },
  };
}

import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { savedIn } from '../support/pages/saveBar.ts';
import { startServer } from '../support/server.ts';
import { mailAbout } from '../support/testControl.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const buttonColour = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--k-color-olive').trim());

test(
  'a second venue on the same server begins at its own host name, looks as its owner says, and changes nothing of the first',
  { tag: '@full' },
  async ({ page }) => {
    const server = await startServer({ VENUES: 'zeebad=zeebad.localhost' });
    const first = `${server.url}/`;
    const site = server.url.replace('127.0.0.1', 'zeebad.localhost');
    await page.goto(first);
    await expect(page).toHaveTitle('Thermen Olijfgaard');
    const firstColour = await buttonColour(page);

    const link = /set up zeebad +(\S+)/.exec(server.said())?.[1] ?? '';
    expect(link).toContain(`${site}/admin/setup/`);
    await page.goto(link);
    const form = page.getByRole('form', { name: 'Aan de slag' });
    await form.getByLabel('Voornaam').fill('Noor');
    await form.getByLabel('Achternaam').fill('Bakker');
    await form.getByLabel('E-mailadres', { exact: true }).fill('noor@zeebad.example');
    await form.getByLabel('Wachtwoord', { exact: true }).fill('helmgras-in-de-wind');
    await form.getByLabel('Herhaal wachtwoord').fill('helmgras-in-de-wind');
    await form.getByLabel('Naam', { exact: true }).fill('Het Zeebad');
    await form.getByLabel('E-mailadres voor vragen').fill('hallo@zeebad.example');
    await form.getByRole('button', { name: 'Begin' }).click();
    await expect(page).toHaveURL(`${site}/admin/products`);

    await page.goto(`${site}/admin/settings/branding`);
    await expect(page.getByRole('textbox', { name: 'Naam' })).toHaveValue('Het Zeebad');
    for (const box of await page.getByRole('textbox').all()) {
      if ((await box.inputValue()) === site) await box.fill('https://www.zeebad.example');
    }
    await page.getByRole('textbox', { name: 'Knoppen', exact: true }).fill('#1F4E5C');
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await expect(savedIn(page)).toBeVisible();

    await page.goto(site);
    await expect(page).toHaveTitle('Het Zeebad');
    await expect(page.getByRole('banner')).toContainText('Zeebad');
    expect(await buttonColour(page)).toBe('#1F4E5C');
    await expectAccessible(page);

    await page.evaluate(() => window.localStorage.clear());
    await page.goto(`${site}/admin/reset-password`);
    await page.getByLabel('E-mailadres').fill('noor@zeebad.example');
    await page.getByRole('button', { name: 'Stuur de link' }).click();
    const mail = await mailAbout(server, 'noor@zeebad.example', 'wachtwoord');
    expect(mail.text).toContain(`${site}/admin/reset-password/`);

    await page.goto(first);
    await expect(page).toHaveTitle('Thermen Olijfgaard');
    expect(await buttonColour(page)).toBe(firstColour);
    await page.goto(`${server.url}/admin/login`);
    const login = page.getByRole('form', { name: 'Inloggen' });
    await login.getByLabel('E-mailadres').fill('noor@zeebad.example');
    await login.getByLabel('Wachtwoord', { exact: true }).fill('helmgras-in-de-wind');
    await login.getByRole('button', { name: 'Inloggen' }).click();
    await expect(login.getByRole('alert')).toBeVisible();
    await server.stop();
  },
);

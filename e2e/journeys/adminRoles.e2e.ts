import { adminPage } from '../support/pages/adminPage.ts';
import { hire } from '../support/staff.ts';
import { mailsTo, sweep, type StoredMail } from '../support/testControl.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const colleague = {
  email: 'lot@olijfgaard.example',
  password: 'dauw-op-de-rozemarijn',
  firstName: 'Lot',
  lastName: 'Meijer',
};
const guest = 'tijs@olijfgaard.example';

test(
  'an invitation is sent again and withdrawn, and its link then leads nowhere',
  { tag: '@full' },
  async ({ page, browser, server }) => {
    const admin = adminPage(page);
    await admin.open('/admin/users');
    await page.getByRole('button', { name: 'Nodig uit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Een collega uitnodigen' });
    await dialog.getByLabel('E-mailadres').fill(guest);
    await dialog.getByLabel('Rol').selectOption('Balie');
    await dialog.getByRole('button', { name: 'Verstuur' }).click();
    await expect(dialog).toHaveCount(0);
    const sentMails = async (): Promise<StoredMail[]> => {
      await sweep(server);
      return mailsTo(server, guest);
    };
    await expect.poll(async () => (await sentMails()).length).toBe(1);
    await page.getByRole('button', { name: `Opnieuw versturen: ${guest}` }).click();
    await expect(page.getByText('De uitnodiging is verstuurd', { exact: true }).first()).toBeVisible();
    await expect.poll(async () => (await sentMails()).length).toBe(2);
    const [mail] = (await sentMails()).toReversed();
    const link = /\/admin\/invite\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: server.url });
    const theirs = await context.newPage();
    await theirs.goto(link);
    await expect(theirs.getByLabel('E-mailadres')).toHaveValue(guest);
    await page.getByRole('button', { name: `Intrekken: ${guest}` }).click();
    await expect(page.getByText('De uitnodiging is ingetrokken', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: `Intrekken: ${guest}` })).toHaveCount(0);
    await theirs.goto(link);
    await expect(
      theirs.getByText('Ongeldige of verlopen token. Probeer het opnieuw of neem contact op met ons op.'),
    ).toBeVisible();
    await context.close();
  },
);

test('a colleague is offered what the role may do, a change of it counts at once, and is let in again', async ({
  page,
  browser,
  server,
}) => {
  await hire(server, colleague);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: server.url });
  const theirs = await context.newPage();
  const their = adminPage(theirs);
  const expectMenu = (...names: string[]): Promise<void> => expect(their.menu.getByRole('link')).toHaveText(names);
  const expectClosed = async (...addresses: string[]): Promise<void> => {
    for (const address of addresses) {
      await theirs.goto(`/admin/${address}`);
      await expect(their.heading).toHaveText('Geen toegang');
    }
  };
  const newMessage = theirs.getByRole('link', { name: 'Bericht toevoegen' });
  await their.logIn(colleague);
  await expectMenu('Producten', 'Flows', 'Openingstijden', 'Berichten', 'Tegoeden');
  await expectClosed('customers', 'settings/branding');
  await their.menu.getByRole('link', { name: 'Berichten' }).click();
  await expect(newMessage).toBeVisible();

  const admin = adminPage(page);
  await admin.open('/admin/users');
  await page.getByRole('link', { name: 'Lot Meijer' }).click();
  await page.getByLabel('Rol', { exact: true }).selectOption('Balie');
  await page.getByRole('button', { name: 'Rol wijzigen' }).click();
  await expect(page.getByRole('region', { name: 'Geschiedenis' })).toContainText('Balie');
  await theirs.reload();
  await expect(theirs).toHaveURL('/admin/login');
  await their.logIn(colleague);
  await expectMenu(
    'Dagbord',
    'Producten',
    'Flows',
    'Openingstijden',
    'Berichten',
    'Reserveringen',
    'Klanten',
    'Tegoeden',
    'Betalingen',
  );
  await their.menu.getByRole('link', { name: 'Berichten' }).click();
  await expect(their.heading).toHaveText('Berichten');
  await expect(theirs.getByRole('table')).toBeVisible();
  await expect(newMessage).toHaveCount(0);
  await expectClosed('users', 'messages/create');

  await page.getByRole('button', { name: 'Schorsen' }).click();
  await expect(page.getByRole('button', { name: 'Weer toelaten' })).toBeVisible();
  await theirs.reload();
  await expect(theirs).toHaveURL('/admin/login');
  await page.getByRole('button', { name: 'Weer toelaten' }).click();
  await expect(page.getByRole('button', { name: 'Schorsen' })).toBeVisible();
  await their.logIn(colleague);
  await expect(their.menu.getByRole('link', { name: 'Klanten' })).toBeVisible();
  await context.close();
});

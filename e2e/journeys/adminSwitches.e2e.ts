import { expectAccessible } from '../support/axe.ts';
import { dateAt } from '../support/bookings.ts';
import { days } from '../support/days.ts';
import { beside, keepSettings, readSettings } from '../support/settingsBeside.ts';
import { addEntry, evening } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';
import type { Visit } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

keepSettings(['/settings/general', '/settings/payments']);

async function optionsFor({ start, calendar, picker }: Visit, date: string): Promise<string[]> {
  await start.open();
  await start.reserve('Behandelingen').click();
  await calendar.pickInDialog(date);
  await picker.category('Massage').check();
  return picker.forWhom('Rugmassage').getByRole('option').allTextContents();
}

test(
  'everyone is offered for a treatment where the venue switched it on',
  { tag: '@full' },
  async ({ page, server }) => {
    const { visit, save } = await beside({ page, server }, '');
    const date = await dateAt(server, days.friends);
    const everyone = page.getByRole('checkbox', { name: /^Behandeling voor iedereen tegelijk/ });
    await expect(everyone).not.toBeChecked();
    expect(await optionsFor(visit, date)).not.toContain('Iedereen');
    await everyone.check();
    await save();
    expect(await optionsFor(visit, date)).toContain('Iedereen');
  },
);

test('address and newsletter are asked for where the venue switched them on', async ({ page, server }) => {
  const { visit, save } = await beside({ page, server }, '');
  const open = async (): Promise<void> => {
    await addEntry(visit, evening);
    await visit.details.panel('Registreren').click();
    await expect(visit.details.registerForm.getByLabel('Voornaam')).toBeVisible();
  };
  const { registerForm } = visit.details;
  await open();
  await expect(registerForm.getByLabel('Straat')).toBeVisible();
  await expect(registerForm.getByLabel('Ik wil de nieuwsbrief ontvangen')).toHaveCount(0);
  await page.getByRole('checkbox', { name: /^Adres vragen/ }).uncheck();
  await page.getByRole('checkbox', { name: /^Nieuwsbrief aanbieden/ }).check();
  await save();
  await open();
  await expect(registerForm.getByLabel('Ik wil de nieuwsbrief ontvangen')).toBeVisible();
  await expect(registerForm.getByLabel('Straat')).toHaveCount(0);
});

test(
  'swimwear days are those of the week, or the first Tuesday, as the venue chose',
  { tag: '@full' },
  async ({ page, server }) => {
    const { visit, save } = await beside({ page, server }, '/swimwear');
    /** Of the next month, which is whole. */
    const marked = async (): Promise<Date[]> => {
      await visit.checkin.open('entree');
      await expect(visit.checkin.freeDays.first()).toBeVisible();
      await visit.page
        .getByRole('button', { name: /^Naar \p{L}+$/u })
        .last()
        .click();
      const names = visit.page.locator('[data-date][aria-label*="badkledingdag" i]');
      await expect(names.first()).toBeAttached();
      const dates = await names.evaluateAll((all) => all.map((day) => day.getAttribute('data-date') ?? ''));
      return dates.map((date) => new Date(`${date}T12:00:00Z`));
    };
    await page.getByRole('radio', { name: 'Elke week' }).check();
    const sunday = page.getByRole('button', { name: 'zondag', exact: true });
    if ((await sunday.getAttribute('aria-pressed')) === 'false') await sunday.click();
    for (const pressed of await page.locator('button[aria-pressed="true"]:not([aria-label="zondag"])').all()) {
      await pressed.click();
    }
    await save();
    expect(new Set((await marked()).map((date) => date.getUTCDay()))).toEqual(new Set([0]));
    await page.getByRole('radio', { name: 'Eerste dinsdag' }).check();
    await save();
    for (const date of await marked()) {
      expect([date.getUTCDay(), date.getUTCDate() <= 7]).toEqual([2, true]);
    }
  },
);

test('a group that the deposit counts for sees what it pays now', { tag: '@full' }, async ({ page, server }) => {
  const { visit, save } = await beside({ page, server }, '/payments');
  await page.getByRole('checkbox', { name: 'Grote groepen betalen aan' }).check();
  await page.getByRole('spinbutton', { name: 'Vanaf hoeveel gasten' }).fill('2');
  await page.getByRole('spinbutton', { name: /^Deel dat ze nu betalen/ }).fill('50');
  await save();
  await addEntry(visit);
  await expect(visit.flow.summary).toContainText('Nu te betalen');
});

test('a limit is set in its bounds, and emptied counts as usual again', async ({ page, server }) => {
  const { settings, save } = await beside({ page, server }, '/limits');
  const limit = page.getByRole('spinbutton', { name: 'Boekingen zonder betaling', exact: true });
  await expect(limit).toHaveAccessibleDescription(
    'Per klant, in 24 uur. Leeg is 3. Daarna vragen we eerst te betalen.',
  );
  await expectAccessible(page);
  await limit.fill('301');
  await settings.save.click();
  await expect(settings.errors).toContainText('Boekingen zonder betaling');
  await limit.fill('7');
  await save();
  const limitsNow = async (): Promise<unknown> => (await readSettings(server, '/settings/general'))['limits'];
  expect(await limitsNow()).toMatchObject({ unpaidBookings: 7 });
  await expect(settings.history).toContainText('Boekingen zonder betaling: 7');
  await limit.fill('');
  await save();
  await expect(async () => expect(await limitsNow()).not.toHaveProperty('unpaidBookings')).toPass();
});

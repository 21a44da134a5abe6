import { expectAccessible } from '../support/axe.ts';
import { keepSettings, saveBeside } from '../support/settingsBeside.ts';
import { expect, test } from '../support/test.ts';

keepSettings(['/settings/general']);

test('the privacy page says who answers for the data, how long it stays and where to complain', async ({ page }) => {
  await page.goto('/privacy');
  await expect(page.getByText('Thermen Olijfgaard beslist wat er met je gegevens gebeurt')).toBeVisible();
  await expect(page.getByText('Opmerkingen bij je reservering: 30 dagen na je bezoek.')).toBeVisible();
  await expect(page.getByText('Je account: 2 jaar na je laatste inlog.')).toBeVisible();
  await expect(page.getByText('Boekingen en betalingen: 7 jaar, want dat vraagt de belastingwet.')).toBeVisible();
  await expect(page.getByText('Autoriteit Persoonsgegevens')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/de/privacy');
  await expect(page.getByText('Bemerkungen zu Ihrer Reservierung: 30 Tage nach Ihrem Besuch.')).toBeVisible();
});

test(
  'the privacy page says other periods where the venue keeps the data as long',
  { tag: '@full' },
  async ({ page, server }) => {
    const retention = { draftDays: 3, remarkDays: 45, accountDays: 365, deadLetterDays: 10, taxYears: 10 };
    await saveBeside(server, '/settings/general', { retention });
    await page.goto('/privacy');
    const periods = page.getByRole('main').getByRole('listitem');
    for (const sentence of [
      'Een reservering die je niet afmaakt: 3 dagen.',
      'Opmerkingen bij je reservering: 45 dagen na je bezoek.',
      'De woorden op een cadeaubon: zolang de bon geldig is, en nog 45 dagen.',
      'Je account: 1 jaar na je laatste inlog.',
      'Mails die niet aankwamen: 10 dagen.',
      'Boekingen en betalingen: 10 jaar, want dat vraagt de belastingwet.',
    ]) {
      await expect(periods.filter({ hasText: sentence })).toHaveCount(1);
    }
  },
);

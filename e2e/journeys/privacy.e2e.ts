import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

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

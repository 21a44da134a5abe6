import { expectAccessible } from '../support/axe.ts';
import { adminPage } from '../support/pages/adminPage.ts';
import { issuedCard } from '../support/staff.ts';
import { savedIn } from '../support/pages/saveBar.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('the desk issues a gift card, corrects and blocks it with a reason, and sees its whole history', async ({
  page,
}) => {
  const admin = adminPage(page);
  await admin.open('/admin/products');
  await admin.menu.getByRole('link', { name: 'Tegoeden' }).click();
  await expect(admin.heading).toHaveText('Tegoeden');
  await page.getByRole('button', { name: 'Cadeaubon uitgeven' }).click();
  const issuing = page.getByRole('dialog', { name: 'Cadeaubon uitgeven' });
  await expectAccessible(page);
  await issuing.getByLabel('Bedrag (€)').fill('40');
  await issuing.getByRole('button', { name: 'Geef uit' }).click();
  await expect(issuing.getByText('Reden is een verplicht veld').first()).toBeVisible();
  await issuing.getByLabel('Reden').fill('Aan de balie betaald');
  await issuing.getByRole('button', { name: 'Geef uit' }).click();
  const issued = page.getByRole('alertdialog', { name: 'De bon is uitgegeven' });
  await expect(issued.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/)).toBeVisible();
  const download = page.waitForEvent('download');
  await issued.getByRole('button', { name: 'PDF om te printen' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await issued.getByRole('button', { name: 'Bekijk de bon' }).click();

  await page.getByRole('button', { name: 'Corrigeer tegoed' }).click();
  const correcting = page.getByRole('dialog', { name: 'Tegoed corrigeren' });
  await correcting.getByLabel('Nieuw tegoed (€)').fill('25');
  await correcting.getByLabel('Reden').fill('Contant terugbetaald');
  await correcting.getByRole('button', { name: 'Corrigeer' }).click();
  await expect(page.getByText('Het tegoed is gecorrigeerd')).toBeVisible();
  await page.getByRole('button', { name: 'Blokkeer' }).click();
  const blocking = page.getByRole('dialog', { name: 'Bon blokkeren?' });
  await blocking.getByLabel('Reden').fill('Verloren');
  await blocking.getByRole('button', { name: 'Blokkeer' }).click();
  await expect(page.getByText('De bon is geblokkeerd')).toBeVisible();
  const history = page.getByRole('region', { name: 'Verloop' });
  await expect(history.getByRole('listitem')).toHaveText([
    /geblokkeerd.*Verloren/,
    /gecorrigeerd.*Contant/,
    /uitgegeven/,
  ]);
  await expect(page.getByRole('button', { name: 'PDF om te printen' })).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Geef vrij' }).click();
  const freeing = page.getByRole('dialog', { name: 'Bon vrijgeven?' });
  await freeing.getByLabel('Reden').fill('Gevonden');
  await freeing.getByRole('button', { name: 'Geef vrij' }).click();
  await expect(page.getByText('De bon is vrijgegeven')).toBeVisible();
});

test('a gift card is found by its code, which stands in no address', { tag: '@full' }, async ({ page, server }) => {
  const code = await issuedCard(server, 3100);
  const admin = adminPage(page);
  await admin.open('/admin/credits');
  await page.getByLabel('Zoek op code, ordernummer of naam').fill(code);
  await expect(page.getByRole('link', { name: `Cadeaubon …${code.slice(-4)}` })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page).toHaveURL(/\/admin\/credits$/);
  await expectAccessible(page);
});

test('a series of gift cards is made at once, with a code each, and printed on sheets of ten, blocked and freed', async ({
  page,
}) => {
  const admin = adminPage(page);
  await admin.open('/admin/credits');
  await page.getByRole('link', { name: 'Series bonnen' }).click();
  await page.getByRole('button', { name: 'Serie uitgeven' }).click();
  const issuing = page.getByRole('dialog', { name: 'Serie uitgeven' });
  await issuing.getByRole('button', { name: 'Geef uit' }).click();
  await expect(issuing.getByRole('group', { name: 'Er klopt nog iets niet' }).getByRole('link')).toHaveText([
    'Aantal bonnen is een verplicht veld',
    'Bedrag per bon is een verplicht veld',
    'Reden is een verplicht veld',
  ]);
  await issuing.getByLabel('Aantal bonnen').fill('12');
  await issuing.getByLabel('Bedrag per bon (€)').fill('25');
  await issuing.getByLabel('Reden').fill('Kerstpakketten');
  await expectAccessible(page);
  await issuing.getByRole('button', { name: 'Geef uit' }).click();
  await expect(admin.heading).toHaveText('12 × Cadeaubon € 25,-');
  await expect(page.getByRole('link', { name: /^Cadeaubon …/ })).toHaveCount(12);
  for (const [button, name] of [
    ['PDF, een bon per vel', /\.pdf$/],
    ['PDF, tien per vel', /\.pdf$/],
    ['Codes als CSV', /\.csv$/],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    expect((await download).suggestedFilename()).toMatch(name);
  }

  await page.getByRole('button', { name: 'Blokkeer de serie' }).click();
  const blocking = page.getByRole('dialog', { name: 'Hele serie blokkeren?' });
  await blocking.getByLabel('Reden').fill('Doos gestolen');
  await blocking.getByRole('button', { name: 'Blokkeer de serie' }).click();
  await expect(page.getByText('12 bonnen geblokkeerd')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Codes als CSV' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Geef de serie vrij' }).click();
  const freeing = page.getByRole('dialog', { name: 'Hele serie vrijgeven?' });
  await freeing.getByLabel('Reden').fill('Doos gevonden');
  await freeing.getByRole('button', { name: 'Geef de serie vrij' }).click();
  await expect(page.getByText('12 bonnen vrijgegeven')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Codes als CSV' })).toBeVisible();
});

test('staff make, change and remove a promo code, and are told of one that exists', async ({ page }) => {
  const admin = adminPage(page);
  await admin.open('/admin/credits');
  await page.getByRole('link', { name: 'Kortingscodes' }).click();
  await page.getByRole('link', { name: 'Kortingscode toevoegen' }).click();
  await expectAccessible(page);
  await page.getByLabel('Code', { exact: true }).fill('herfst-26');
  await page.getByLabel('Korting in procenten').fill('15');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(admin.heading).toHaveText('HERFST-26');
  await page.getByLabel('Hoe vaak in totaal').fill('50');
  await page.getByLabel('In gebruik').uncheck();
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(savedIn(page)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Kortingscodes' }).click();
  await expect(page.getByRole('row', { name: /HERFST-26.*15.*Uit.*0 \/ 50/ })).toBeVisible();
  await page.getByRole('link', { name: 'Kortingscode toevoegen' }).click();
  await page.getByLabel('Code', { exact: true }).fill('HERFST-26');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Deze code is er al. Kies een andere.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Kortingscodes' }).click();
  await page.getByRole('button', { name: 'Weggaan' }).click();
  await page.getByRole('link', { name: 'HERFST-26' }).click();
  await page.getByRole('button', { name: 'Kortingscode verwijderen' }).click();
  const danger = page.getByRole('alertdialog');
  await danger.getByLabel('Typ ter bevestiging: HERFST-26').fill('HERFST-26');
  await danger.getByRole('button', { name: 'Kortingscode verwijderen' }).click();
  await expect(page.getByText('Kortingscode verwijderd')).toBeVisible();
});

import { expect, test } from '../support/test.ts';

test('the weekend and the first Saturday with room are one tap away', async ({ visit: { page, checkin } }) => {
  await page.goto('/flow/entree');
  const last = page.getByRole('button', { name: /^(Dit weekend|Eerste vrije zaterdag)/ }).last();
  await expect(last).toHaveAccessibleName(/: (zaterdag|zondag) \d+ \p{L}+$/u);
  const day = ((await last.textContent()) ?? '').split(': ')[1] ?? '';
  await last.click();
  const chosen = page.getByRole('gridcell', { selected: true });
  await expect(chosen).toHaveAccessibleName(new RegExp(`^${day},.*beschikbaar$`));
  await expect(checkin.arrivals).toBeVisible();
});

test('a full day says so, and the nearest days with room can be chosen from there', async ({ visit }) => {
  const { page, checkin } = visit;
  await page.goto('/flow/entree');
  const full = page.getByRole('button', { name: /, vol, geen plek meer$/ }).first();
  await expect(page.getByRole('button', { name: /, beschikbaar$/ }).first()).toBeVisible();
  if ((await full.count()) === 0) await checkin.nextMonth();
  const [day] = ((await full.getAttribute('aria-label')) ?? '').split(',');
  await full.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'alles vol' })).toHaveText(`Op ${day} is alles vol.`);
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(0);
  const others = page.getByRole('heading', { name: 'Andere dagen met plek' });
  await expect(others).toBeVisible();
  await others.locator('..').getByRole('button').first().click();
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(1);
  await expect(checkin.arrivals).toBeVisible();
  await expect(others).toHaveCount(0);
});

test('on a wide screen the times of arrangements stand beside the month, left of the summary', async ({ visit }) => {
  const { page, checkin } = visit;
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/flow/arrangementen');
  await page
    .getByRole('button', { name: /: zaterdag \d/ })
    .first()
    .click();
  await expect(checkin.arrivals).toBeVisible();
  const [month, times] = [await page.getByRole('grid').boundingBox(), await checkin.times.boundingBox()];
  expect(times?.x).toBeGreaterThan((month?.x ?? 0) + (month?.width ?? 0));
  expect(times?.y).toBeLessThan((month?.y ?? 0) + 44);
});

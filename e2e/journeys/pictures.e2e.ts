import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a small picture keeps in sight what the venue chose in it', async ({ page }) => {
  await page.goto('/');
  const pictureOf = (name: string) => page.getByRole('main').getByAltText(name).first();
  await expect(pictureOf('Het bad in het eerste licht van de ochtend')).toHaveCSS('object-position', '98% 62%');
  await expect(pictureOf('Het buitenbad met kaarslicht bij zonsondergang')).toHaveCSS('object-position', '95% 62%');
});

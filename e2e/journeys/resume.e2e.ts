import { expectAccessible } from '../support/axe.ts';
import { addEntry } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

test('the start page leads back to a reservation that is still held', async ({ page, visit }) => {
  const { start, flow } = visit;
  await addEntry(visit);
  await start.open();
  await expect(start.resume.first()).toContainText(/Entree, .*Blijft nog \d+ minuten staan/);
  await expectAccessible(page);
  await start.goOn.click();
  await expect(flow.root).toHaveAttribute('data-state', 'selecting');
  await expect(flow.summary.getByText('Gast 1')).toBeVisible();
});

for (const width of [390, 1280]) {
  test(
    `at ${width} px a basket can be emptied after a question, and nothing is held`,
    { tag: '@full' },
    async ({ page, visit }) => {
      const { start, flow } = visit;
      await page.setViewportSize({ width, height: 844 });
      await addEntry(visit);
      if (width === 390) await flow.basket.click();
      await flow.empty.click();
      await expect(flow.question.getByRole('heading', { name: 'Mandje leegmaken' })).toBeVisible();
      await expectAccessible(page);
      await flow.question.getByRole('button', { name: 'Annuleren' }).click();
      await expect(flow.empty).toBeFocused();
      await flow.empty.click();
      await flow.question.getByRole('button', { name: 'Leegmaken' }).click();
      await expect(flow.root).toHaveAttribute('data-state', 'draft');
      await expect(flow.question).toHaveCount(0);
      await start.open();
      await expect(start.resume).toHaveCount(0);
    },
  );
}

import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/**
 * Runs every rule of axe, those of good practice included. What begins to appear while it looks has no contrast yet, so
 * what it finds is looked at a second time.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const findings = await findingsOn(page);
  expect(findings.length === 0 ? findings : await findingsOn(page)).toEqual([]);
}

/** Waits for animations. Legacy mode combines the frames' results in this page instead of opening another one. */
async function findingsOn(page: Page): Promise<string[]> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished),
    ),
  );
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Runs every rule of axe, those of good practice included. What begins to appear while it looks has no contrast yet, so
 * what it finds is looked at a second time.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const findings = await findingsOn(page);
  expect(findings.length === 0 ? findings : await findingsOn(page)).toEqual([]);
}

/** Waits for animations. */
async function findingsOn(page: Page): Promise<string[]> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished),
    ),
  );
  await Promise.all(page.frames().map(installAxe));
  const violations = await page.evaluate(async () => {
    const results = await window.axe!.run({ resultTypes: ['violations'] });
    return results.violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) }));
  });
  return violations.map(({ id, targets }) => `${id}: ${targets.join(' | ')}`);
}

/** Once for each document: the page asks the axe of its frames, which may be gone by now. */
async function installAxe(frame: Frame): Promise<void> {
  try {
    if (!(await frame.evaluate(() => window.axe !== undefined))) await frame.evaluate(source);
  } catch (error) {
    if (!frame.isDetached()) throw error;
  }
}

import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

const mostStops = 200;

/** Presses Tab until this has the focus, as somebody without a mouse does; every stop on the way must be seen. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await target.evaluateAll(([element]) => element !== undefined && element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

export async function typeIn(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** From the day that has the focus to a free one of the coming month, and takes it. */
export async function takeFreeDay(page: Page): Promise<void> {
  const focused = page.locator('[data-date]:focus');
  await tabTo(page, page.getByRole('grid').locator('button[tabindex="0"]'));
  await page.keyboard.press('PageDown');
  await expect(focused).toHaveAccessibleName(/beschikbaar|voorbij|vol|reserveren/);
  while (!(await focused.getAttribute('aria-label'))?.endsWith(', beschikbaar')) {
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
}

export type Walk = {
  /** What can be pressed or typed in and had the focus at no stop. */
  missed: string[];
  /** What had the focus outside what is shown of the page. */
  outOfSight: string[];
};

export type Round = Walk & {
  /** What had the focus without an outline around it, or around what it stands in. */
  unmarked: string[];
  /** What can be pressed or typed in and is kept from Tab, outside of what arrow keys go through. */
  excluded: string[];
};

const mostStopsOfAPage = 400;
const stopsAtOnce = 20;

const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 } as const;

/** Presses Tab through the whole page, until the focus is back where it began. */
export async function walkThrough(page: Page): Promise<Walk> {
  const { missed, outOfSight } = await tabRound(page);
  return { missed, outOfSight };
}

/** The same with what shows where the focus is; within a window, when one is open. */
export async function tabRound(page: Page): Promise<Round> {
  const stops = await page.evaluateHandle(() => {
    const seen = new Set<Element>();
    const walk = { seen, outOfSight: [] as string[], unmarked: [] as string[], isRound: false };
    const isOutlined = (element: Element | null, levels = 3): boolean => {
      if (element === null || levels === 0) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) return true;
      return isOutlined(element.parentElement, levels - 1);
    };
    const look = (): void => {
      const focused = document.activeElement ?? document.body;
      if (focused === document.body || walk.isRound) return;
      walk.isRound = seen.values().next().value === focused;
      if (walk.isRound) return;
      seen.add(focused);
      const { top, bottom, width } = focused.getBoundingClientRect();
      const isShown = width > 0 && bottom > 0 && top < window.innerHeight;
      if (!isShown) walk.outOfSight.push(focused.outerHTML.slice(0, 120));
      if (!isOutlined(focused)) walk.unmarked.push(focused.outerHTML.slice(0, 120));
    };
    // Once the browser has scrolled to what has the focus now.
    window.addEventListener('keyup', look, { capture: true });
    return walk;
  });
  // Waiting for every key by itself takes most of the time of a walk.
  const keys = await page.context().newCDPSession(page);
  for (let stop = 0; stop < mostStopsOfAPage; stop += stopsAtOnce) {
    const pressed = Array.from({ length: stopsAtOnce }, () => [
      keys.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab }),
      keys.send('Input.dispatchKeyEvent', { type: 'keyUp', ...tab }),
    ]);
    await Promise.all(pressed.flat());
    if (await stops.evaluate(({ isRound }) => isRound)) break;
  }
  await keys.detach();
  return stops.evaluate(({ seen, outOfSight, unmarked }) => {
    const groupsSeen = new Set([...seen].map((element) => element.getAttribute('name')));
    const scope = [...document.querySelectorAll(':modal')].at(-1) ?? document;
    const controls = scope.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]');
    const unreached = [...controls]
      .filter((control) => !control.matches(':disabled') && !control.closest('[inert]'))
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !seen.has(control))
      .filter((control) => !control.matches('[type=radio]') || !groupsSeen.has(control.getAttribute('name')));
    const missed = unreached.filter(({ tabIndex }) => tabIndex >= 0);
    const excluded = unreached
      .filter((control) => control.tabIndex < 0 && control.matches('a, button, input, select, textarea'))
      .filter((control) => !control.closest('[role=grid], [role=radiogroup], [role=listbox], [role=tablist]'));
    const start = ({ outerHTML }: Element): string => outerHTML.slice(0, 120);
    return { missed: missed.map(start), outOfSight, unmarked, excluded: excluded.map(start) };
  });
}

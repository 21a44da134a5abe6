import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** The words of this language fit: nothing scrolls sideways, and no heading, label or control is cut off. */
export async function expectFits(page: Page): Promise<void> {
  const { wider, cutOff } = await page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    const named = document.querySelectorAll<HTMLElement>('h1, h2, h3, label, legend, button, a[href], th');
    const isCutOff = (element: HTMLElement): boolean =>
      getComputedStyle(element).overflowX !== 'visible' &&
      element.clientWidth > 1 &&
      element.scrollWidth > element.clientWidth + 1;
    return {
      wider: Math.max(0, scrollWidth - window.innerWidth),
      cutOff: [...named].filter((element) => element.checkVisibility() && isCutOff(element)).map((e) => e.innerText),
    };
  });
  expect({ wider, cutOff }, page.url()).toEqual({ wider: 0, cutOff: [] });
}

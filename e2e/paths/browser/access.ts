import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { tabRound } from '../../support/keyboard.ts';
import type { Round } from '../../support/keyboard.ts';
import type { Visit } from '../../support/test.ts';
import { firstToCome } from '../model/paths.ts';
import type { Place } from '../model/places.ts';
import type { PathStep } from '../model/search.ts';
import { troubles } from '../model/visitorKeys.ts';
import { walkedPaths } from './walkedPaths.ts';

const sound: Round = { missed: [], excluded: [], outOfSight: [], unmarked: [] };

const firstPaths = firstToCome(walkedPaths);

/** To the bank and back from it: another document, in which nothing has the focus yet. */
const isOpenedAnew = ({ key, to }: PathStep): boolean => to === 'bank' || to === 'ended' || key.startsWith('bank ');

const happensByItself = ({ key }: PathStep): boolean => (troubles as readonly string[]).includes(key);

/** Presses Tab once around, and gives the focus back to what had it. */
async function roundOf(page: Page): Promise<Round> {
  const focused = await page.evaluateHandle(() => document.activeElement);
  const round = await tabRound(page);
  await focused.evaluate((element) => {
    const now = document.activeElement;
    if (now instanceof HTMLElement) now.blur();
    if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  });
  return round;
}

/**
 * Once for every place, by the path that is the first to come there: axe finds nothing, no step of a visitor lost the focus,
 * and Tab comes to all that can be used and shows where it is.
 */
export function accessChecker({ page }: Visit, id: string) {
  const unseen = new Set([...firstPaths].filter(([, first]) => first === id).map(([place]) => place));
  let isUntouched = true;
  /** After a step, or without one when the first page is opened. */
  return async (place: Place, step: PathStep | null): Promise<void> => {
    if (step !== null) isUntouched = isOpenedAnew(step) || (isUntouched && happensByItself(step));
    if (!unseen.delete(place)) return;
    if (!isUntouched) await expect(page.locator('body'), 'the focus after the step').not.toBeFocused();
    await expectAccessible(page);
    const round = await roundOf(page);
    const isSound = Object.values(round).every((controls) => controls.length === 0);
    // What loads while it goes around is met by the second round.
    expect(isSound ? round : await roundOf(page), 'Tab through the page').toEqual(sound);
  };
}

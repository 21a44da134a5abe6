import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Visit } from '../../support/test.ts';
import type { Place } from '../model/places.ts';

/** Set by `npm run paths -- run`. */
const folder = process.env['KUUR_PATHS_PICTURES'];

/** A place, or what a path ends on. */
type Pictured = Place | 'end';

/** Takes a picture of each place that a path comes to, the first time it does. */
export function pictureTaker({ page, texts }: Visit, id: string): (place: Pictured) => Promise<void> {
  const seen = new Set<Pictured>();
  return async (place) => {
    if (folder === undefined || seen.has(place)) return;
    seen.add(place);
    await expect(page.getByText(texts.text('common.loading')).filter({ visible: true })).toHaveCount(0);
    const path = join(folder, `${id}-${place}.jpg`);
    await page.screenshot({ path, type: 'jpeg', quality: 80, animations: 'disabled' });
  };
}

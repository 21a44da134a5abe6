import { demoEntries } from './demoEntries.ts';
import { text } from './texts.ts';

const hour = 60;

/** Minutes of the day: of the planned flows, and of the whole-day entry there. */
export const demoOpenStay = {
  id: 'verblijf-vrij',
  xplanId: '2000',
  name: text('Verblijf', 'Stay', 'Aufenthalt', 'Séjour'),
  arrival: { from: 10 * hour, to: 20 * hour },
  departureUntil: 23 * hour,
  minStay: 2 * hour,
};

export const activityIdOf = (entry: { id: string }): string => `verblijf-${entry.id}`;

const soldOutsideCheckin = ['entree-hele-dag', 'entree-middag', 'entree-avond', 'entree-vanaf-17'];

export const demoStays: { productId: string; activityProductId: string }[] = demoEntries
  .filter(({ id }) => soldOutsideCheckin.includes(id))
  .map((entry) => ({
    productId: entry.id,
    activityProductId: entry.id === 'entree-hele-dag' ? demoOpenStay.id : activityIdOf(entry),
  }));

import { demoEntries } from './demoEntries.ts';
import { text } from './texts.ts';

const hour = 60;

/**
 * A stay at any time of the day, minutes: the times of the flows in which everybody puts a day together, and the stay
 * of an entry for the whole day there.
 */
export const demoOpenStay = {
  id: 'verblijf-vrij',
  xplanId: '2000',
  name: text('Verblijf', 'Stay', 'Aufenthalt', 'Séjour'),
  arrival: { from: 10 * hour, to: 20 * hour },
  departureUntil: 23 * hour,
  minStay: 2 * hour,
};

/** The hidden activity that takes the places of an entry product. */
export const activityIdOf = (entry: { id: string }): string => `verblijf-${entry.id}`;

const soldOutsideCheckin = ['entree-hele-dag', 'entree-middag', 'entree-avond', 'entree-vanaf-17'];

/** The stay of an entry that is sold by itself or in an arrangement. */
export const demoStays: { productId: string; activityProductId: string }[] = demoEntries
  .filter(({ id }) => soldOutsideCheckin.includes(id))
  .map((entry) => ({
    productId: entry.id,
    activityProductId: entry.id === 'entree-hele-dag' ? demoOpenStay.id : activityIdOf(entry),
  }));

import type { MinuteOfDay } from '../../values/timeOfDay.ts';
import type { ResourceRole } from '../day/day.ts';

export const exchanges = ['times', 'therapists', 'rooms'] as const;
export type Exchange = (typeof exchanges)[number];

export type Placed = { start: MinuteOfDay; resources: readonly string[] };

const roleOf = { therapists: 'therapist', rooms: 'room' } as const;

/** Where each of two bookings would be with what it gets of the other; devices stay. */
export function exchanged(
  [one, other]: readonly [Placed, Placed],
  exchange: readonly Exchange[],
  roles: ReadonlyMap<string, ResourceRole>,
): [Placed, Placed] {
  const swappedRoles = (['therapists', 'rooms'] as const)
    .filter((each) => exchange.includes(each))
    .map((each): ResourceRole => roleOf[each]);
  const isSwapped = (id: string): boolean => swappedRoles.some((role) => roles.get(id) === role);
  const merged = (own: Placed, from: Placed): Placed => ({
    start: exchange.includes('times') ? from.start : own.start,
    resources: [...own.resources.filter((id) => !isSwapped(id)), ...from.resources.filter(isSwapped)],
  });
  return [merged(one, other), merged(other, one)];
}

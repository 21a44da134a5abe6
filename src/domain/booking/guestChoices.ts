import { guestGroups } from './guestGroups.ts';
import { allGuests } from './guestNumbers.ts';

type Wanted = {
  personCount: number;
  /** Guests that take part at once: 2 for a duo treatment. */
  size: number;
  /** The venue lets one request stand for everyone. */
  everyone: boolean;
};

/**
 * What 'Voor wie?' offers, each as guest numbers: every guest, or every pair for a duo treatment; then everyone as [-1]
 * where the venue allows that and there is more than one guest. Empty when the group is too small. Never throws.
 */
export function guestChoices({ personCount, size, everyone }: Wanted): number[][] {
  const groups = guestGroups(personCount, size);
  return everyone && size === 1 && personCount > 1 ? [...groups, [allGuests]] : groups;
}

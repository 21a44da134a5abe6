import type { Tx } from '#server/db/schema.ts';
import { clearDay } from './claims.service.ts';
import { acquireDayLock } from './dayLock.repo.ts';

/**
 * What comes before planning a day for a reservation: waiting for those who may not be disturbed ('shared': beside others,
 * 'exclusive': with the day for itself until the transaction ends), and letting go of the holds of others that are over.
 */
export async function lockDay(
  tx: Tx,
  owner: { venueId: string; day: string; reservationId: string },
  mode: 'shared' | 'exclusive',
): Promise<void> {
  await acquireDayLock(tx, owner.venueId, owner.day, mode);
  await clearDay(tx, owner);
}

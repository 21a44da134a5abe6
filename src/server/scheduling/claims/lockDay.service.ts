import type { Tx } from '#server/db/schema.ts';
import { clearDay } from './claims.service.ts';
import { acquireDayLock } from './dayLock.repo.ts';

export async function lockDay(
  tx: Tx,
  owner: { venueId: string; day: string; reservationId: string },
  mode: 'shared' | 'exclusive',
): Promise<void> {
  await acquireDayLock(tx, owner.venueId, owner.day, mode);
  await clearDay(tx, owner);
}

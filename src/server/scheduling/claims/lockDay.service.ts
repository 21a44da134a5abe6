import type { Tx } from '#server/db/schema.ts';
import { together } from '#server/db/together.ts';
import { endExpiredOn } from './claims.service.ts';
import { lockDayAndPlan, lockDayExclusive } from './dayLock.repo.ts';
import { lockPlanExclusive } from './planLock.repo.ts';

export async function lockDay(
  tx: Tx,
  owner: { venueId: string; day: string; reservationId?: string },
  mode: 'shared' | 'exclusive',
): Promise<void> {
  await together([lockDayAndPlan(tx, owner, mode), endExpiredOn(tx, owner)]);
}

/** For a change of the planning that moves what is booked: after the rows of the reservations, before any claim. */
export async function lockDaysAndPlanning(
  tx: Tx,
  { venueId, days }: { venueId: string; days: readonly string[] },
): Promise<void> {
  const inOrder = [...new Set(days)].toSorted();
  for (const day of inOrder) await lockDayExclusive(tx, venueId, day);
  await lockPlanExclusive(tx, venueId);
  for (const day of inOrder) await endExpiredOn(tx, { venueId, day });
}

import type { Db } from '#server/db/schema.ts';
import { proefbad } from './venue.ts';

const { venueId } = proefbad;

type Span = { from: number; to: number };

/** A resource that is there on every day of the week, 10:00–22:00 by default. */
export async function addResource(
  db: Db,
  resource: { id: string; kindId: string; skillIds?: string[]; works?: Span[] },
): Promise<void> {
  const { id, kindId, skillIds = [], works = [{ from: 600, to: 1320 }] } = resource;
  const days = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, blocks: works }));
  await db
    .insertInto('resource')
    .values({ venueId, id, name: id, kindId, rosterFrom: '2026-01-05', rosterWeeks: JSON.stringify([{ days }]) })
    .execute();
  if (skillIds.length === 0) return;
  const skills = skillIds.map((skillId) => ({ venueId, kindId, resourceId: id, skillId }));
  await db.insertInto('resourceSkill').values(skills).execute();
}

/** Who serves the small catalogue: so many therapists who massage, and so many rooms. */
export async function addTherapistsAndRooms(db: Db, therapists: number, rooms: number): Promise<void> {
  for (let number = 1; number <= therapists; number += 1) {
    await addResource(db, { id: `therapeut-${number}`, kindId: 'therapist', skillIds: ['masseren'] });
  }
  for (let number = 1; number <= rooms; number += 1) await addResource(db, { id: `kamer-${number}`, kindId: 'room' });
}

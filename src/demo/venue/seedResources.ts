import type { LocalDate } from '#domain/values/localDate.ts';
import type { Tx } from '#server/db/schema.ts';
import { demoKinds, demoSkills } from './demoKinds.ts';
import { demoResources } from './demoResources.ts';
import { demoRosterChanges, rosterStart } from './demoRosterChanges.ts';
import { demoVenueId } from './demoVenue.ts';

const venueId = demoVenueId;

/** Therapists, rooms and devices with what they can serve and when. */
export async function seedResources(tx: Tx, today: LocalDate): Promise<void> {
  const named = <T extends { name: unknown }>(row: T) => ({ ...row, venueId, name: JSON.stringify(row.name) });
  await tx.insertInto('resourceKind').values(demoKinds.map(named)).execute();
  await tx.insertInto('skill').values(demoSkills.map(named)).execute();
  const resources = demoResources.map(({ id, name, kindId, weeks }, position) => ({
    venueId,
    id,
    name,
    kindId,
    position,
    rosterFrom: rosterStart(today),
    rosterWeeks: JSON.stringify(weeks),
  }));
  await tx.insertInto('resource').values(resources).execute();
  const skills = demoResources.flatMap(({ id, kindId, skills: skillIds }) =>
    skillIds.map((skillId) => ({ venueId, kindId, resourceId: id, skillId })),
  );
  await tx.insertInto('resourceSkill').values(skills).execute();
  const changes = demoRosterChanges(today).map(({ blocks, ...change }, index) => ({
    ...change,
    venueId,
    id: `rooster-${index + 1}`,
    blocks: blocks && JSON.stringify(blocks),
  }));
  await tx.insertInto('rosterException').values(changes).execute();
}

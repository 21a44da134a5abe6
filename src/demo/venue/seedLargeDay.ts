import type { LocalDate } from '#domain/values/localDate.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { demoGuests } from './demoGuests.ts';
import { demoPriceOn } from './demoPrices.ts';
import { demoVenueId } from './demoVenue.ts';
import type { DemoVisit } from './demoVisit.ts';
import { insertVisits } from './seedVisits.ts';
import { visitRows } from './visitRows.ts';

/** `therapists` beside as many rooms; each therapist has `treatments` of an hour, one after the other. */
export type LargeDay = { date: LocalDate; therapists: number; treatments: number };

const [opens, closes] = [6 * 60, 22 * 60];
const productId = 'olijfolie-massage-50';

/** More therapists, rooms and treatments than the demo venue has; they work on that day only. */
export function seedLargeDay(db: Db, day: LargeDay, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    await insertResources(tx, day);
    await insertVisits(tx, visitRows(visitsOf(day), { now, priceOn: demoPriceOn(day.date) }));
  });
}

const therapistId = (at: number): string => `huis-therapeut-${at}`;
const roomId = (at: number): string => `huis-kamer-${at}`;

async function insertResources(tx: Tx, { date, therapists }: LargeDay): Promise<void> {
  const resources = Array.from({ length: therapists }, (_none, at) => [
    { id: therapistId(at), name: `Therapeut ${at + 1}`, kindId: 'therapeut', skillId: 'massage' },
    { id: roomId(at), name: `Kamer ${at + 1}`, kindId: 'massagekamer', skillId: null },
  ]).flat();
  await tx
    .insertInto('resource')
    .values(
      resources.map(({ id, name, kindId }, at) => ({
        venueId: demoVenueId,
        id,
        name,
        kindId,
        position: 1_000 + at,
        rosterFrom: date,
        rosterWeeks: '[]',
      })),
    )
    .execute();
  const blocks = JSON.stringify([{ from: opens, to: closes }]);
  const thatDay = { venueId: demoVenueId, kind: 'extra' as const, fromDate: date, toDate: date, blocks };
  const extra = resources.map(({ id }) => ({ ...thatDay, id: `${id}-open`, resourceId: id }));
  await tx.insertInto('rosterException').values(extra).execute();
  const skills = resources.flatMap(({ id, kindId, skillId }) =>
    skillId === null ? [] : [{ venueId: demoVenueId, kindId, resourceId: id, skillId }],
  );
  await tx.insertInto('resourceSkill').values(skills).execute();
}

const visitsOf = ({ date, therapists, treatments }: LargeDay): DemoVisit[] =>
  Array.from({ length: therapists * treatments }, (_none, index): DemoVisit => {
    const at = index % therapists;
    const start = opens + Math.floor(index / therapists) * 60;
    return {
      flow: 'behandelingen',
      day: date,
      stay: null,
      persons: 1,
      state: 'confirmed',
      paid: false,
      customerId: demoGuests[index % demoGuests.length]!.id,
      bookedDaysAgo: 3,
      treatments: [{ productId, guests: [1], start, resources: [therapistId(at), roomId(at)] }],
    };
  });

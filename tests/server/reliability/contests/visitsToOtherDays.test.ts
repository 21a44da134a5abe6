import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RepairProposals, RepairResult } from '#contract/names.ts';
import { audit } from '#server/audit/audit.service.ts';
import type { TestApp } from '#tests/support/app.ts';
import { OwnGuest, refOf } from '#tests/support/ownBooking.ts';
import { bookedGroup, illness, planningApp } from '#tests/support/planningApp.ts';
import type { StaffMember } from '#tests/support/staff.ts';

const days = ['2026-05-12', '2026-05-13'] as const;
const times = ['10:00', '11:00', '12:00', '13:00'];
/** Who was overtaken, or waited too long on a slow machine. */
const overtaken = ['version_conflict', 'times_unavailable', 'service_unavailable', 'being_changed'];
const guestsRefused = [...overtaken, 'change_unavailable', 'payment_in_progress'];
const everybodyIll = illness(['therapeut-1', 'therapeut-2']);

let kuur: TestApp;
let planner: StaffMember;

beforeAll(async () => {
  ({ kuur, planner } = await planningApp());
  await sql`update flow set checkout_type = 'location' where id = 'f-dagje'`.execute(kuur.db);
});
afterAll(() => kuur.close());

async function booked(date: string, time: string): Promise<string> {
  const visitor = await bookedGroup(kuur, '302', { time, date });
  await visitor.toPayment();
  expect((await visitor.payOnLocation()).status).toBe(200);
  return visitor.reservationId;
}

const proposed = (date: string) => planner.call<RepairProposals>('POST', `/day-board/${date}/repairs`, everybodyIll);

/** Carries out what was proposed, anew when it is overtaken; returns how many visits moved. */
async function repaired(date: string, first: RepairProposals, refusals: string[]): Promise<number> {
  for (let proposals = first; ;) {
    const otherDays = proposals.otherDays.map(({ reservationId, sequence, options: [nearest] }) => ({
      reservationId,
      sequence,
      date: nearest!.date,
      startTime: nearest!.startTime,
    }));
    const order = { disruption: everybodyIll, moves: [], otherDays, notifyGuests: true };
    const answer = await planner.call<RepairResult>('POST', `/day-board/${date}/disruptions`, order);
    if (answer.status === 200) return answer.json.data.movedVisits;
    refusals.push(answer.json.code ?? '');
    const again = await proposed(date);
    if (again.status === 200) proposals = again.json.data;
    else refusals.push(again.json.code ?? '');
  }
}

/** A guest about to go to the day after both. */
async function guestLeaving(reservationId: string, startTime: string): Promise<(refusals: string[]) => Promise<void>> {
  const guest = new OwnGuest(kuur, refOf(reservationId));
  const change = { kind: 'move', date: '2026-05-14', startTime } as const;
  const { json } = await guest.quote(change);
  return async (refusals) => {
    const answer = await guest.apply(change, json.data);
    if (answer.status !== 200) refusals.push(answer.json.code ?? '');
  };
}

test(
  'two days send their visits on while their guests move too: nobody is lost, and nothing is booked twice',
  { timeout: 300_000 },
  async () => {
    const ids = await Promise.all(
      days.map(async (date) => {
        const ofDay: string[] = [];
        for (const time of times) ofDay.push(await booked(date, time));
        return ofDay;
      }),
    );
    const [staffRefusals, guestRefusals]: [string[], string[]] = [[], []];
    const proposals = [(await proposed(days[0])).json.data, (await proposed(days[1])).json.data] as const;
    const leaving = await Promise.all(ids.flatMap((ofDay) => ofDay.map((id, at) => guestLeaving(id, times[at]!))));
    const [first, second] = await Promise.all([
      repaired(days[0], proposals[0], staffRefusals),
      repaired(days[1], proposals[1], staffRefusals),
      ...leaving.map((leave) => leave(guestRefusals)),
    ]);
    expect(Number(first) + Number(second) + leaving.length - guestRefusals.length).toBe(ids.flat().length);
    expect(staffRefusals.filter((code) => !overtaken.includes(code))).toEqual([]);
    expect(guestRefusals.filter((code) => !guestsRefused.includes(code))).toEqual([]);
    const { rows } = await sql<{ id: string; claims: number; items: number }>`
      select r.id, (select count(*)::int from resource_claim c where c.reservation_id = r.id and c.state = 'confirmed'
          and c.day = r.day) as claims,
        (select count(*)::int from reservation_item i where i.reservation_id = r.id and i.removed_at is null) as items
      from reservation r where r.state = 'confirmed' order by r.id`.execute(kuur.db);
    expect(rows).toEqual(
      ids
        .flat()
        .toSorted()
        .map((id) => ({ id, claims: 2, items: 1 })),
    );
    expect(await audit(kuur.db)).toEqual([]);
  },
);

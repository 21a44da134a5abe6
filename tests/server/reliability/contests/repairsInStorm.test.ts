import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RepairProposals, RepairResult } from '#contract/names.ts';
import { audit } from '#server/audit/audit.service.ts';
import type { TestApp } from '#tests/support/app.ts';
import { illness, planningApp } from '#tests/support/planningApp.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { Visitor } from '#tests/support/visitor.ts';

const visitors = 16;
const date = '2026-05-12';
const times = ['10:00', '11:00', '12:00', '13:00', '14:00', '15:00'];
/** What a visitor may hear who waits too long on a slow machine. */
const waiting = ['service_unavailable', 'being_changed'];
const ill = illness(['therapeut-1']);

let kuur: TestApp;
let planner: StaffMember;

beforeAll(async () => {
  ({ kuur, planner } = await planningApp(3));
  await sql`update flow set checkout_type = 'location' where id = 'f-dagje'`.execute(kuur.db);
});
afterAll(() => kuur.close());

async function booked(time: string): Promise<string> {
  const visitor = new Visitor(kuur, { slug: 'dagje', date });
  await visitor.holdDay();
  const added = await visitor.addProduct('302', [1], { fixed: time });
  expect(added.json.data.notBookedProducts).toEqual([]);
  await visitor.toPayment();
  expect((await visitor.payOnLocation()).status).toBe(200);
  return visitor.reservationId;
}

/** Takes places until the repair is carried out; returns how many were to be had. */
async function takePlaces(first: number, isOver: () => boolean): Promise<number> {
  let count = 0;
  for (let turn = first; !isOver(); turn += 1) {
    const visitor = new Visitor(kuur, { slug: 'dagje', date });
    await visitor.holdDay();
    const added = await visitor.addProduct('302', [1], { fixed: times[turn % times.length]! });
    expect(['', ...waiting]).toContain(added.json.code ?? '');
    count += added.status < 300 && added.json.data.notBookedProducts.length === 0 ? 1 : 0;
  }
  return count;
}

test(
  'a repair beside 16 visitors who book the same therapists loses nobody and books nothing twice',
  { timeout: 300_000 },
  async () => {
    const ids: string[] = [];
    for (const time of times) ids.push(await booked(time));
    let isOver = false;
    const storm = Array.from({ length: visitors }, (_, index) => takePlaces(index, () => isOver));
    const refusals: string[] = [];
    let result: RepairResult | null = null;
    while (result === null) {
      const proposals = await planner.call<RepairProposals>('POST', `/day-board/${date}/repairs`, ill);
      if (proposals.status !== 200) {
        refusals.push(proposals.json.code ?? '');
        continue;
      }
      const order = {
        disruption: ill,
        moves: proposals.json.data.repairs[0]?.moves ?? [],
        otherDays: [],
        notifyGuests: true,
      };
      const answer = await planner.call<RepairResult>('POST', `/day-board/${date}/disruptions`, order);
      if (answer.status === 200) result = answer.json.data;
      else refusals.push(answer.json.code ?? '');
    }
    isOver = true;
    const bookedCount = (await Promise.all(storm)).reduce((sum, count) => sum + count, 0);
    expect(bookedCount).toBeGreaterThan(0);
    expect(refusals.filter((code) => ![...waiting, 'times_unavailable'].includes(code))).toEqual([]);
    const { rows } = await sql<{ id: string; claims: number; onIll: boolean }>`
    select r.id, (select count(*)::int from resource_claim c where c.reservation_id = r.id and c.state = 'confirmed') as claims,
      exists (select from resource_claim c where c.reservation_id = r.id and c.state <> 'released'
        and c.resource_id = 'therapeut-1') as on_ill
    from reservation r where r.id = any(${ids}::text[]) and r.state = 'confirmed'`.execute(kuur.db);
    expect(rows.map(({ id, claims }) => `${id} ${claims}`).toSorted()).toEqual(ids.toSorted().map((id) => `${id} 2`));
    const leftOver = result.leftOver.map(({ reservationId }) => reservationId).toSorted();
    expect(
      rows
        .filter(({ onIll }) => onIll)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(leftOver);
    expect(await audit(kuur.db)).toEqual([]);
  },
);

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  DayBoard,
  OtherDayProposal,
  OwnBooking,
  RepairOrder,
  RepairProposals,
  RepairResult,
  StaffReservation,
} from '#contract/names.ts';
import type { TestApp } from '#tests/support/app.ts';
import { audit } from '#tests/support/audit.ts';
import { OwnGuest, refOf } from '#tests/support/ownBooking.ts';
import { illness, planningApp, refusal } from '#tests/support/planningApp.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { Visitor } from '#tests/support/visitor.ts';

let kuur: TestApp;
let planner: StaffMember;

beforeAll(async () => {
  ({ kuur, planner } = await planningApp());
  await sql`update flow set checkout_type = 'location' where id = 'f-dagje'`.execute(kuur.db);
  await sql`insert into price_rule (venue_id, id, product_id, weekdays, price, priority)
    select venue_id, 'massage-50-dear', id, array[1, 3, 4], 12000, 1 from product where id = 'massage-50' and venue_id = 'proefbad'`.execute(
    kuur.db,
  );
});
afterAll(async () => {
  await kuur.services.jobs.runEverything();
  expect(await audit(kuur.db)).toEqual([]);
  await kuur.close();
});

async function massage(date: string, time: string, persons = 1): Promise<{ visitor: Visitor; guest: OwnGuest }> {
  const visitor = new Visitor(kuur, { slug: 'dagje', date, persons });
  await visitor.holdDay();
  expect((await visitor.addProduct('302', [1], { fixed: time })).json.data.notBookedProducts).toEqual([]);
  await visitor.toPayment();
  expect((await visitor.payOnLocation()).status).toBe(200);
  return { visitor, guest: new OwnGuest(kuur, refOf(visitor.reservationId)) };
}

const everybodyIll = illness(['therapeut-1', 'therapeut-2'], 'Griep');

async function proposed(date: string, disruption = everybodyIll): Promise<RepairProposals> {
  const answer = await planner.call<RepairProposals>('POST', `/day-board/${date}/repairs`, disruption);
  expect(answer.status).toBe(200);
  return answer.json.data;
}

const apply = (date: string, order: RepairOrder) =>
  planner.call<RepairResult>('POST', `/day-board/${date}/disruptions`, order);

const moveTo = ({ reservationId, sequence, options }: OtherDayProposal, option = 0) => {
  const { date, startTime } = options[option]!;
  return { reservationId, sequence, date, startTime };
};

const orderOf = (otherDays: RepairOrder['otherDays'], notifyGuests = true): RepairOrder => ({
  disruption: everybodyIll,
  moves: [],
  otherDays,
  notifyGuests,
});

const boardOn = async (date: string): Promise<DayBoard> =>
  (await planner.call<DayBoard>('GET', `/day-board/${date}?by=therapists`)).json.data;

const atDesk = async ({ reservationId }: Visitor): Promise<StaffReservation> =>
  (await planner.call<StaffReservation>('GET', `/reservations/${reservationId}`)).json.data;

/** Of the day: who works, and what is held. */
async function stateOf(date: string): Promise<unknown> {
  const { rows } = await sql`
    select (select count(*)::int from roster_exception where from_date = ${date}::date) as exceptions,
      (select coalesce(jsonb_agg(jsonb_build_array(id, day, sequence, total) order by id), '[]') from reservation) as reservations,
      (select count(*)::int from resource_claim where state = 'confirmed') as claims,
      (select count(*)::int from job) as jobs, (select count(*)::int from reservation_event) as events`.execute(
    kuur.db,
  );
  return rows[0];
}

test('who has no place on the day is offered the nearest other days, for the visit as a whole', async () => {
  const date = '2026-05-12';
  const { visitor } = await massage(date, '11:00');
  const group = await massage(date, '13:00', 2);
  const { items, repairs, otherDays } = await proposed(date);
  expect(repairs).toEqual([]);
  expect(items.map(({ reservationId }) => reservationId).toSorted()).toEqual(
    [visitor.reservationId, group.visitor.reservationId].toSorted(),
  );
  const at = (day: string) => ({ date: day, startTime: '11:00', endTime: '11:50' });
  expect(otherDays).toEqual([
    {
      reservationId: visitor.reservationId,
      sequence: 0,
      startTime: '11:00',
      itemNames: ['Massage 50'],
      options: [at('2026-05-13'), at('2026-05-14'), at('2026-05-15')],
    },
  ]);
  const takenOver = await proposed(date, { ...everybodyIll, resourceIds: ['therapeut-1'] });
  expect([takenOver.repairs.length, takenOver.otherDays]).toEqual([1, []]);
});

test('the visit moves at its price, its guest is asked by mail, and every screen says which day it was', async () => {
  const date = '2026-05-19';
  const { visitor, guest } = await massage(date, '14:30');
  const before = await atDesk(visitor);
  const [visit] = (await proposed(date)).otherDays;
  const answer = await apply(date, orderOf([moveTo(visit!)]));
  expect([answer.status, answer.json.data]).toEqual([200, { movedItems: 0, movedVisits: 1, leftOver: [] }]);
  await kuur.services.jobs.runDueJobs();
  const { subject, text, html, calendar } = kuur.mails.at(-1)!;
  expect(subject).toContain('een andere dag voor je bezoek');
  expect(text).toContain('Massage 50: verplaatst van dinsdag 19 mei 14:30 naar woensdag 20 mei 14:30 uur');
  expect(html).toContain('verplaatst van dinsdag 19 mei 14:30 naar woensdag 20 mei 14:30 uur');
  expect(text).toContain('#another');
  expect(calendar?.content).toContain('DTSTART;TZID=Europe/Amsterdam:20260520T143000');

  const question = { fromDate: date, fromTime: '14:30', date: '2026-05-20', startTime: '14:30', accepted: false };
  const own = await guest.read();
  expect(own).toMatchObject({ startDate: '2026-05-20', total: 8000, moves: [question] });
  const reservation = await atDesk(visitor);
  expect(reservation).toMatchObject({ total: before.total, totalOpen: before.totalOpen, moves: [question] });
  expect(reservation.events.at(-1)).toMatchObject({ kind: 'moved' });
  for (const day of [date, '2026-05-20'])
    expect((await boardOn(day)).moved).toMatchObject([{ ...question, reservationId: visitor.reservationId }]);
  const { rows } = await sql`
    select old_values as before, new_values as after from audit_entry
    where object_id = ${visitor.reservationId} and new_values ? 'date'`.execute(kuur.db);
  expect(rows).toEqual([{ before: { date }, after: { date: '2026-05-20' } }]);

  const moves = own.moves.map(({ itemId, startTime }) => ({ itemId, startTime }));
  const accepted = await guest.call<OwnBooking>('POST', '/accepted-moves', { moves });
  expect(accepted.json.data.moves).toMatchObject([{ ...question, accepted: true }]);
  expect((await boardOn(date)).moved).toMatchObject([{ accepted: true }]);
});

test('treatments of one visit move together, as far apart as they were, and are agreed to together', async () => {
  const date = '2026-06-16';
  const visitor = new Visitor(kuur, { slug: 'dagje', date, persons: 1 });
  await visitor.holdDay();
  for (const [product, fixed] of [
    ['302', '11:00'],
    ['301', '13:00'],
  ] as const)
    expect((await visitor.addProduct(product, [1], { fixed })).json.data.notBookedProducts).toEqual([]);
  await visitor.toPayment();
  expect((await visitor.payOnLocation()).status).toBe(200);
  const [visit, ...others] = (await proposed(date)).otherDays;
  expect(others).toEqual([]);
  expect(visit).toMatchObject({ startTime: '11:00', itemNames: ['Massage 50', 'Massage 25'] });
  expect((await apply(date, orderOf([moveTo(visit!)]))).json.data).toEqual({
    movedItems: 0,
    movedVisits: 1,
    leftOver: [],
  });
  const guest = new OwnGuest(kuur, refOf(visitor.reservationId));
  const { moves } = await guest.read();
  expect(moves).toMatchObject([
    { name: 'Massage 50', fromDate: date, fromTime: '11:00', date: '2026-06-17', startTime: '11:00' },
    { name: 'Massage 25', fromDate: date, fromTime: '13:00', date: '2026-06-17', startTime: '13:00' },
  ]);
  const agreed = await guest.call<OwnBooking>('POST', '/accepted-moves', {
    moves: moves.map(({ itemId, startTime }) => ({ itemId, startTime })),
  });
  expect(agreed.json.data.moves).toMatchObject([{ accepted: true }, { accepted: true }]);
});

test('who chooses another day instead keeps the price until one is agreed to', async () => {
  const date = '2026-05-26';
  const { guest } = await massage(date, '11:00');
  const [visit] = (await proposed(date)).otherDays;
  expect((await apply(date, orderOf([moveTo(visit!)]))).status).toBe(200);
  const { quote, booking } = await guest.change({ kind: 'move', date: '2026-05-28', startTime: '12:00' });
  expect([quote.totalBefore, quote.total, booking.moves]).toEqual([8000, 8000, []]);
  const later = await guest.quote({ kind: 'move', date: '2026-06-01', startTime: '12:00' });
  expect(later.json.data.total).toBe(12000);
});

test('the first options of all go together, and where one is overtaken nothing of all is applied', async () => {
  const [date, next] = ['2026-06-02', '2026-06-03'];
  await massage(date, '11:00');
  await massage(date, '11:00');
  await massage(next, '11:00');
  const [first, second, ...rest] = (await proposed(date)).otherDays;
  expect(rest).toEqual([]);
  expect(first!.options[0]).toMatchObject({ date: next, startTime: '11:00' });
  expect(second!.options[0]).toMatchObject({ date: next, startTime: '10:00' });
  const changed = { ...moveTo(first!), sequence: first!.sequence + 1 };
  const [early, onTime] = [moveTo(second!), moveTo(first!)];
  const before = await stateOf(date);
  expect(refusal(await apply(date, orderOf([early, changed])))).toEqual([409, 'version_conflict']);
  expect(await stateOf(date)).toEqual(before);

  await massage(next, '11:00');
  const overtaken = await stateOf(date);
  expect(refusal(await apply(date, orderOf([early, onTime])))).toEqual([409, 'times_unavailable']);
  expect(await stateOf(date)).toEqual(overtaken);
  const fresh = (await proposed(date)).otherDays;
  const done = await apply(date, orderOf(fresh.map((visit) => moveTo(visit))));
  expect(done.json.data).toEqual({ movedItems: 0, movedVisits: 2, leftOver: [] });
});

test('whom staff tell themselves is not asked', async () => {
  const date = '2026-06-09';
  const { guest } = await massage(date, '11:00');
  const [visit] = (await proposed(date)).otherDays;
  await kuur.services.jobs.runDueJobs();
  const mails = kuur.mails.length;
  expect((await apply(date, orderOf([moveTo(visit!, 1)], false))).status).toBe(200);
  await kuur.services.jobs.runDueJobs();
  expect(kuur.mails).toHaveLength(mails);
  expect(await guest.read()).toMatchObject({ startDate: visit!.options[1]!.date, moves: [] });
});

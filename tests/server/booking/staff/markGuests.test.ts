import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  AuditEntry,
  DayBoard,
  GuestMark,
  GuestMarksResult,
  Occupancy,
  StaffReservation,
} from '#contract/names.ts';
import { audit } from '#tests/support/audit.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { bookVisit } from '#tests/support/booking.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';

let app: TestApp;
let desk: StaffMember;
let owner: StaffMember;
let content: StaffMember;

beforeAll(async () => {
  app = await testApp();
  desk = await staffMember(app, 'desk');
  owner = await staffMember(app, 'owner');
  content = await staffMember(app, 'content');
});
afterAll(async () => {
  expect(await audit(app.db)).toEqual([]);
  await app.close();
});

let bookings = 0;

async function booked(
  personCount = 3,
  date = `2026-05-${String(11 + bookings)}`,
): Promise<{ id: string; date: string }> {
  bookings += 1;
  const email = `groep-${bookings}@proefbad.example`;
  return { id: (await bookVisit(app, { email, personCount, date })).reservationId, date };
}

type Asked = [person: number, state: GuestMark['state'], from?: GuestMark['from'], wristband?: string | null];

const marksOf = (guests: Asked[]): GuestMark[] =>
  guests.map(([person, state, from = 'expected', wristband]) => ({
    person,
    from,
    state,
    ...(wristband === undefined ? {} : { wristband }),
  }));

const mark = (id: string, guests: Asked[], { by = desk, shares = false } = {}) =>
  by.call<GuestMarksResult>('POST', `/reservations/${id}/guests`, {
    guests: marksOf(guests),
    sharesWristbands: shares,
  });

const read = async (id: string) => (await desk.call<StaffReservation>('GET', `/reservations/${id}`)).json.data;
const statesOf = ({ guests }: StaffReservation) => guests.map(({ state }) => state);

test('of a group some come now, one later and one not, and the board counts them', async () => {
  const { id, date } = await booked();
  const first = (await mark(id, [[1, 'in']])).json.data;
  expect(first).toMatchObject({ changed: [1], holders: [], reservation: { state: 'checked_in' } });
  expect(first.reservation.guests[0]).toMatchObject({ state: 'in', byName: 'Mila Visser', byId: 'st-desk' });
  expect(first.reservation.guests[0]!.at).toMatch(/^20/);
  expect(first.reservation.guests[1]).toEqual({
    person: 2,
    state: 'expected',
    at: null,
    byId: null,
    byName: null,
    wristband: null,
  });
  await mark(id, [[3, 'no_show']]);
  const { arrivals } = (await desk.call<DayBoard>('GET', `/day-board/${date}`)).json.data;
  expect(arrivals).toMatchObject([{ state: 'checked_in', personCount: 3, guestsIn: 1, guestsNotCome: 1 }]);
  const { events } = await read(id);
  expect(events.filter(({ kind }) => kind.startsWith('guest.')).map(({ kind, detail }) => `${kind} ${detail}`)).toEqual(
    ['guest.arrived persons: 1', 'guest.no_show persons: 3'],
  );
});

test('what was marked is taken back, and the booking follows its guests', async () => {
  const { id } = await booked(2);
  const states = [];
  for (const guests of [
    [[1, 'in']],
    [[1, 'expected', 'in']],
    [[1, 'no_show']],
    [[2, 'no_show']],
    [[2, 'in', 'no_show']],
    [[2, 'no_show', 'in']],
  ] as Asked[][]) {
    states.push((await mark(id, guests)).json.data.reservation.state);
  }
  expect(states).toEqual(['checked_in', 'confirmed', 'confirmed', 'no_show', 'checked_in', 'no_show']);
});

test('one click checks the whole group in, but for who is known not to come', async () => {
  const { id } = await booked();
  await mark(id, [[2, 'no_show']]);
  const all = await desk.call<StaffReservation>('POST', `/reservations/${id}/check-in`);
  expect(statesOf(all.json.data)).toEqual(['in', 'no_show', 'in']);
  const undone = await desk.call<StaffReservation>('POST', `/reservations/${id}/undo`);
  expect(statesOf(undone.json.data)).toEqual(['expected', 'expected', 'expected']);
});

test('two desks that check in the same guest at once do it once, and one is told', async () => {
  const { id } = await booked();
  const answers = await Promise.all([
    mark(id, [[1, 'in', 'expected', '7']]),
    mark(id, [[1, 'in', 'expected', '8']], { by: owner }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const changed = answers.map(({ json }) => json.data.changed);
  expect(changed.toSorted((a, b) => a.length - b.length)).toEqual([[], [1]]);
  const { guests, events } = await read(id);
  expect(events.filter(({ kind }) => kind === 'guest.arrived')).toHaveLength(1);
  const winner = changed.findIndex((persons) => persons.length === 1);
  expect(guests[0]).toMatchObject({ wristband: ['7', '8'][winner], byId: ['st-desk', 'st-owner'][winner] });
});

test('who sees an older state than another desk made is refused, and nothing changes', async () => {
  const { id } = await booked();
  await mark(id, [[1, 'in']], { by: owner });
  const late = await mark(id, [
    [1, 'no_show'],
    [2, 'in'],
  ]);
  expect([late.status, late.json.code]).toEqual([409, 'version_conflict']);
  expect(statesOf(await read(id))).toEqual(['in', 'expected', 'expected']);
});

test('a wristband that somebody in the house has is said, and shared only on purpose', async () => {
  const { id, date } = await booked(2, '2026-06-01');
  const other = await booked(2, date);
  await mark(id, [[1, 'in', 'expected', ' 14 ']]);
  const refused = (await mark(other.id, [[2, 'in', 'expected', '14']])).json.data;
  expect(refused).toMatchObject({ changed: [], holders: [{ wristband: '14', name: 'Wilma Kanarie', person: 1 }] });
  expect(statesOf(refused.reservation)).toEqual(['expected', 'expected']);
  expect((await mark(other.id, [[2, 'in', 'expected', '14']], { shares: true })).json.data.changed).toEqual([2]);
  const { arrivals } = (await desk.call<DayBoard>('GET', `/day-board/${date}`)).json.data;
  expect(arrivals.map(({ wristbands }) => wristbands)).toEqual([['14'], ['14']]);
  await desk.call('POST', `/reservations/${id}/check-out`);
  expect((await read(id)).guests[0]).toMatchObject({ state: 'in', wristband: null });
  await mark(other.id, [[2, 'in', 'in', null]]);
  expect((await mark(other.id, [[1, 'in', 'expected', '14']])).json.data.changed).toEqual([1]);
});

test('two desks that give the same wristband at once give it once', async () => {
  const [one, two] = [await booked(1, '2026-06-02'), await booked(1, '2026-06-02')];
  const answers = await Promise.all([one, two].map(({ id }) => mark(id, [[1, 'in', 'expected', 'A1']])));
  expect(answers.map(({ json }) => json.data.changed.length).toSorted((a, b) => a - b)).toEqual([0, 1]);
  expect(answers.flatMap(({ json }) => json.data.holders)).toHaveLength(1);
});

test('no-shows of a day count the guests, also of a group of which others came', async () => {
  const { id, date } = await booked(3, '2026-06-03');
  await mark(id, [
    [1, 'in'],
    [3, 'no_show'],
  ]);
  const report = await owner.call<Occupancy>('GET', `/reports/occupancy?from=${date}&to=${date}`);
  expect(report.json.data.days).toMatchObject([{ visits: 1, guests: 3, noShows: 0, noShowGuests: 1 }]);
});

test('guests who are not of the booking, an unbooked one, and who may not change it, are refused', async () => {
  const { id } = await booked(1);
  expect((await mark(id, [[2, 'in']])).json.code).toBe('person_count_invalid');
  expect((await mark('r_nergens', [[1, 'in']])).json.code).toBe('reservation_not_found');
  expect((await mark(id, [[1, 'in']], { by: content })).status).toBe(403);
  await desk.call('POST', `/reservations/${id}/check-in`);
  await desk.call('POST', `/reservations/${id}/check-out`);
  expect((await mark(id, [[1, 'expected', 'in']])).json.code).toBe('version_conflict');
});

test('guests who ring that they come later are expected then, and two desks that note it hear of each other', async () => {
  const { id, date } = await booked(1);
  const note = (from: string | null, time: string | null, by = desk) =>
    by.call<StaffReservation>('PUT', `/reservations/${id}/expected-time`, { from, time });
  expect((await note(null, '14:30')).json.data.expectedTime).toBe('14:30');
  expect((await note(null, '15:00', owner)).json.code).toBe('version_conflict');
  expect((await note(null, '14:30', owner)).status).toBe(200);
  const { arrivals } = (await desk.call<DayBoard>('GET', `/day-board/${date}`)).json.data;
  expect(arrivals).toMatchObject([{ expectedTime: '14:30', minutesLate: 0 }]);
  expect((await read(id)).events.filter(({ kind }) => kind === 'guest.later')).toHaveLength(1);
  expect((await note('14:30', null)).json.data.expectedTime).toBeNull();
  expect((await note(null, '15:00', content)).status).toBe(403);
});

test('the history says that wristbands changed only where one did', async () => {
  const { id } = await booked(2);
  await mark(id, [[1, 'in', 'expected', null]]);
  await mark(id, [[1, 'in', 'in', '14']]);
  await mark(id, [[2, 'in']]);
  await mark(id, [[2, 'expected', 'in']]);
  await desk.call('POST', `/reservations/${id}/undo`);
  const { json } = await owner.call<AuditEntry[]>('POST', '/audit-entries/search', {
    filter: `object:reservation:${id}`,
    sort: 'at',
  });
  const fieldsOf = (entry: AuditEntry): string =>
    Object.keys(entry.new ?? {})
      .toSorted()
      .join(' ');
  expect(json.data.filter(({ action }) => action === 'changed').map(fieldsOf)).toEqual([
    'guests state',
    'wristbands',
    'guests',
    'guests',
    'state',
  ]);
});

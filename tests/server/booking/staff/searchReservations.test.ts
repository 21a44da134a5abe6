import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReservationRow } from '#contract/names.ts';
import { customerForm, testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { proefbad } from '#tests/support/venue.ts';
import { Visitor } from '#tests/support/visitor.ts';

let app: TestApp;
let desk: StaffMember;
const visitors = {} as Record<'sanne' | 'pim' | 'hold', Visitor>;

beforeAll(async () => {
  app = await testApp();
  desk = await staffMember(app, 'desk');
  visitors.sanne = await booked('2026-05-12', { firstName: 'Sanne', middleName: 'van', lastName: 'Dijk' });
  await app.advance({ minutes: 5 });
  visitors.pim = await booked('2026-05-14', { firstName: 'Pim', lastName: 'Bos', phone: '0687654321' });
  await app.advance({ minutes: 5 });
  visitors.hold = new Visitor(app, { persons: 3, date: '2026-05-16' });
  await visitors.hold.hold();
});
afterAll(() => app.close());

async function booked(date: string, who: { firstName: string } & Record<string, string>): Promise<Visitor> {
  const visitor = new Visitor(app, { date });
  await visitor.hold();
  await visitor.checkin();
  const form = customerForm({ ...who, email: `${who.firstName.toLowerCase()}@proefbad.example` });
  const answer = await visitor.call('POST', '/customers/register', { ...form, password: 'geheim-123' });
  visitor.token = answer.json.data.accessToken;
  await visitor.link();
  await visitor.prepare();
  expect((await visitor.payOnLocation()).status).toBe(200);
  return visitor;
}

async function search(query: object): Promise<ReservationRow[]> {
  const answer = await desk.call<ReservationRow[]>('POST', '/reservations/search', query);
  expect(answer.status).toBe(200);
  return answer.json.data;
}

const whoOf = async (query: object): Promise<string[]> => {
  const nameOf = new Map(Object.entries(visitors).map(([name, { reservationId }]) => [reservationId, name]));
  return (await search(query)).map(({ id }) => nameOf.get(id) ?? id);
};

test('staff read reservations newest first, with who booked, when, and what is open', async () => {
  const [hold, pim] = await search({});
  expect(await whoOf({})).toEqual(['hold', 'pim', 'sanne']);
  expect(hold).toMatchObject({ number: null, state: 'hold', customerName: null, email: null, totalOpen: 0 });
  expect(pim).toEqual({
    id: visitors.pim.reservationId,
    number: expect.stringMatching(/^K-/),
    slug: proefbad.flows.location.slug,
    flowName: expect.any(String),
    flowType: expect.any(Number),
    state: 'confirmed',
    customerName: 'Pim Bos',
    email: 'pim@proefbad.example',
    startDate: '2026-05-14',
    startTime: '10:00',
    endTime: '14:00',
    personCount: 2,
    total: 6000,
    totalPaid: 0,
    totalOpen: 6000,
    createdAt: expect.any(String),
  });
  expect(
    await app.db.selectFrom('auditEntry').select(['actorId', 'objectId']).where('action', '=', 'searched').execute(),
  ) //
    .toEqual([{ actorId: 'st-desk', objectId: 'all' }]);
});

test('a reservation is found by name, phone, mail and number', async () => {
  const [sanne] = await search({ q: 'sanne' });
  for (const q of ['van dijk', 'SANNE@proefbad', sanne!.number!.toLowerCase(), sanne!.number!.slice(0, 6)]) {
    expect([q, await whoOf({ q })]).toEqual([q, ['sanne']]);
  }
  expect(await whoOf({ q: '06 8765 4321' })).toEqual(['pim']);
  expect(await whoOf({ q: '%' })).toEqual([]);
});

test('days of the visit, state, type of flow and open amount narrow the list', async () => {
  expect(await whoOf({ from: '2026-05-13', to: '2026-05-14' })).toEqual(['pim']);
  expect(await whoOf({ from: '2026-05-14' })).toEqual(['hold', 'pim']);
  expect(await whoOf({ to: '2026-05-12' })).toEqual(['sanne']);
  expect(await whoOf({ filter: 'state:hold' })).toEqual(['hold']);
  expect(await whoOf({ filter: 'open:true', sort: 'startDate' })).toEqual(['sanne', 'pim']);
  const [{ flowType } = { flowType: 0 }] = await search({});
  expect(await whoOf({ filter: `flowType:${flowType},state:confirmed` })).toEqual(['pim', 'sanne']);
  expect(await whoOf({ filter: 'flowType:7' })).toEqual([]);
  const amount = (await search({ q: 'sanne' }))[0]!.total;
  const payment = { amount, method: 'cash' };
  expect((await desk.call('POST', `/reservations/${visitors.sanne.reservationId}/payments`, payment)).status).toBe(201);
  expect(await whoOf({ filter: 'open:true' })).toEqual(['pim']);
  const refused = await desk.call('POST', '/reservations/search', { filter: 'flowType:massage' });
  expect([refused.status, refused.json.code]).toEqual([400, 'validation_failed']);
});

test('pages follow each other, and none is read twice', async () => {
  const afterHold = `after.2.${visitors.hold.reservationId}`;
  expect(await whoOf({ pageSize: 1 })).toEqual(['hold']);
  expect(await whoOf({ pageSize: 1, cursor: afterHold })).toEqual(['pim']);
  expect(await whoOf({ pageSize: 2, cursor: afterHold })).toEqual(['pim', 'sanne']);
});

test('a basket that was emptied is listed only where its state is asked', async () => {
  const visitor = new Visitor(app, { date: '2026-05-20' });
  await visitor.hold();
  expect((await visitor.call('DELETE', `/reservation/${visitor.slug}`)).status).toBe(204);
  visitors.hold = visitor;
  expect((await search({})).map(({ id }) => id)).not.toContain(visitor.reservationId);
  expect(await whoOf({ filter: 'state:cancelled' })).toEqual(['hold']);
});

test('words of two letters narrow what longer ones find, and a part of a number finds its reservation', async () => {
  const number = (await search({ q: 'sanne' }))[0]!.number!;
  expect(await whoOf({ q: 'pim bo' })).toEqual(['pim']);
  // Numbers have no I and no O: two letters with one are in a name alone.
  expect(await whoOf({ q: 'pim di' })).toEqual([]);
  expect(await whoOf({ q: 'pi' })).toEqual(['pim']);
  expect(await whoOf({ q: number.toLowerCase() })).toEqual(['sanne']);
  expect(await whoOf({ q: number.slice(0, -2) })).toEqual(['sanne']);
  expect(await whoOf({ q: number.slice(2, 6) })).toEqual(['sanne']);
});

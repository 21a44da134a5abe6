import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DayTimes, NotBooked, Schedule } from '#contract/names.ts';
import { audit } from '#tests/support/audit.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { bookAtDesk, treatmentForm } from '#tests/support/desk.ts';
import { createSmallCatalogue } from '#tests/support/smallCatalogue.ts';
import { addTherapistsAndRooms } from '#tests/support/smallResources.ts';
import { staffMember } from '#tests/support/staff.ts';
import { Visitor } from '#tests/support/visitor.ts';

const massage = '302';
/** A Friday, 09:00. */
const [today, tomorrow] = ['2026-05-01', '2026-05-02'];
let app: TestApp;

beforeAll(async () => {
  app = await testApp();
  await createSmallCatalogue(app.db);
  await addTherapistsAndRooms(app.db, 1, 1);
});
afterAll(async () => {
  expect(await audit(app.db)).toEqual([]);
  await app.close();
});

const setNotice = (noticeHours: number) => app.db.updateTable('productPlanning').set({ noticeHours }).execute();

async function timesOf(date: string): Promise<DayTimes> {
  return (await app.call<DayTimes>('GET', `/api/products/${massage}/times/${date}`)).json.data;
}

async function added(date: string, time: string): Promise<NotBooked['reason'] | null> {
  const visitor = new Visitor(app, { slug: 'dagje', date, persons: 1 });
  await visitor.holdDay();
  const { json } = await visitor.addProduct(massage, [1], { fixed: time });
  await visitor.call('DELETE', '/reservation/dagje');
  return json.data.notBookedProducts[0]?.reason ?? null;
}

test('a treatment is offered and booked when its notice is kept, and not a moment later', async () => {
  await setNotice(4);
  expect((await timesOf(today)).arrivalTimes[0]).toBe('13:00');
  expect([await added(today, '12:55'), await added(today, '13:00')]).toEqual(['notice', null]);
  await app.advance({ minutes: 1 });
  expect((await timesOf(today)).arrivalTimes[0]).toBe('13:30');
  expect(await added(today, '13:00')).toBe('notice');
  await setNotice(0);
  expect(await added(today, '10:30')).toBeNull();
});

test('a notice of a day and more reaches over midnight, and the calendar knows', async () => {
  await setNotice(28);
  expect(await timesOf(today)).toMatchObject({ arrivalTimes: [], reason: 'notice' });
  expect((await timesOf(tomorrow)).arrivalTimes[0]).toBe('13:30');
  const path = `/api/flows/f-dagje/schedule/${today}-${tomorrow}?persons=1`;
  const { json } = await app.call<Schedule>('GET', path);
  expect([Object.keys(json.data), json.meta.reasons]).toEqual([[tomorrow], { [today]: 'notice' }]);
});

test('the desk books it until it begins', async () => {
  await setNotice(336);
  const desk = await staffMember(app, 'desk');
  const form = treatmentForm([{ person: 1, productId: massage, preferredTime: '11:00', timeIsFixed: true }]);
  const { status, json } = await bookAtDesk(desk, { ...form, date: today });
  expect([status, json.data.persons[0]?.products[0]?.startTime]).toEqual([201, '11:00']);
});

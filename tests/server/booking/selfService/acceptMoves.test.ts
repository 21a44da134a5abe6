import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BoardBlock, DayBoard, MovedItem, OwnBooking, StaffReservation } from '#contract/names.ts';
import { audit } from '#tests/support/audit.ts';
import type { TestApp } from '#tests/support/app.ts';
import { OwnGuest, refOf } from '#tests/support/ownBooking.ts';
import { planningApp, refusal } from '#tests/support/planningApp.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { Visitor } from '#tests/support/visitor.ts';

let kuur: TestApp;
let desk: StaffMember;

beforeAll(async () => {
  ({ kuur } = await planningApp());
  desk = await staffMember(kuur, 'desk');
  await sql`update flow set checkout_type = 'location' where id = 'f-dagje'`.execute(kuur.db);
});
afterAll(async () => {
  await kuur.services.jobs.runEverything();
  expect(await audit(kuur.db)).toEqual([]);
  await kuur.close();
});

interface Booked {
  date: string;
  visitor: Visitor;
  guest: OwnGuest;
}

/** A massage at 11:00, or another treatment for more guests. */
async function booked(date: string, { productId = '302', persons = 1 } = {}): Promise<Booked> {
  const visitor = new Visitor(kuur, { slug: 'dagje', date, persons });
  await visitor.holdDay();
  await visitor.addProduct(productId, visitor.everybody(), { fixed: '11:00' });
  await visitor.toPayment();
  expect((await visitor.payOnLocation()).status).toBe(200);
  return { date, visitor, guest: new OwnGuest(kuur, refOf(visitor.reservationId)) };
}

const boardOn = async (date: string): Promise<DayBoard> =>
  (await desk.call<DayBoard>('GET', `/day-board/${date}?by=therapists`)).json.data;

async function moved({ date, visitor }: Booked, startTime: string, notifyGuest = true): Promise<void> {
  const { blocks } = await boardOn(date);
  const isOwn = ({ kind, reservationIds }: BoardBlock) =>
    kind === 'item' && reservationIds[0] === visitor.reservationId;
  const { itemId, sequence } = blocks.find(isOwn)!;
  const form = { itemId, sequence, startTime, resourceIds: [], notifyGuest };
  expect((await desk.call('POST', `/day-board/${date}/moves`, form)).status).toBe(200);
}

const accept = ({ guest }: Booked, moves: readonly Pick<MovedItem, 'itemId' | 'startTime'>[]) =>
  guest.call<OwnBooking>('POST', '/accepted-moves', {
    moves: moves.map(({ itemId, startTime }) => ({ itemId, startTime })),
  });

async function atDesk({ visitor }: Booked): Promise<StaffReservation> {
  return (await desk.call<StaffReservation>('GET', `/reservations/${visitor.reservationId}`)).json.data;
}

const answersIn = ({ events }: StaffReservation) => events.filter(({ kind }) => kind === 'move.accepted');

test('a guest who was mailed another time agrees to it once, and the desk sees who has and who has not', async () => {
  const booking = await booked('2026-05-12');
  expect((await booking.guest.read()).moves).toEqual([]);
  await moved(booking, '14:00');
  await kuur.services.jobs.runDueJobs();
  const { text, html } = kuur.mails.at(-1)!;
  const own = /\S+\/reservation\/manage\/[\w-]+/.exec(text)![0];
  expect(text).toContain('Massage 50: verplaatst van 11:00 naar 14:00 uur');
  expect(text).toContain(`Akkoord: ${own}\nKies een ander moment: ${own}#another\n`);
  expect(html).toContain(`href="${own}#another"`);

  const question = { name: 'Massage 50', persons: [1], fromTime: '11:00', startTime: '14:00', accepted: false };
  const { moves } = await booking.guest.read();
  expect(moves).toMatchObject([question]);
  expect((await booking.guest.read()).moves).toEqual(moves);
  const { name: title, persons: _persons, ...onBoard } = moves[0]!;
  const { reservationId } = booking.visitor;
  expect((await boardOn(booking.date)).moved).toEqual([{ ...onBoard, title, guest: 'Wilma Kanarie', reservationId }]);

  const [first, second] = await Promise.all([accept(booking, moves), accept(booking, moves)]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect([first.json.data.moves, second.json.data.moves]).toMatchObject([[{ accepted: true }], [{ accepted: true }]]);
  expect((await accept(booking, moves)).status).toBe(200);
  const reservation = await atDesk(booking);
  expect(reservation.moves).toEqual([{ ...moves[0], accepted: true }]);
  expect(answersIn(reservation)).toMatchObject([{ actor: 'customer', detail: expect.stringContaining('to: 14:00') }]);
  expect((await boardOn(booking.date)).moved).toMatchObject([{ accepted: true }]);
});

test('what was moved again is not agreed to unread, and the page then asks about the new time', async () => {
  const booking = await booked('2026-05-13');
  await moved(booking, '14:00');
  const { moves } = await booking.guest.read();
  await moved(booking, '15:00');
  expect(refusal(await accept(booking, moves))).toEqual([409, 'version_conflict']);
  const now = (await booking.guest.read()).moves;
  expect(now).toMatchObject([{ fromTime: '11:00', startTime: '15:00', accepted: false }]);
  expect((await accept(booking, now)).status).toBe(200);
  await moved(booking, '16:00');
  expect((await booking.guest.read()).moves).toMatchObject([{ fromTime: '15:00', startTime: '16:00' }]);
  expect(answersIn(await atDesk(booking))).toHaveLength(1);
});

test('of moves soon after each other one mail tells what is left of them', async () => {
  const booking = await booked('2026-05-20');
  await kuur.services.jobs.runDueJobs();
  const before = kuur.mails.length;
  await moved(booking, '14:00');
  await moved(booking, '15:00');
  await kuur.services.jobs.runDueJobs();
  expect(kuur.mails).toHaveLength(before + 1);
  expect(kuur.mails.at(-1)!.text).toContain('Massage 50: verplaatst van 11:00 naar 15:00 uur');
  await moved(booking, '11:00');
  await kuur.services.jobs.runDueJobs();
  expect(kuur.mails).toHaveLength(before + 2);
  expect(kuur.mails.at(-1)!.text).not.toContain('verplaatst');
  expect((await booking.guest.read()).moves).toEqual([]);
});

test('nothing of what was cancelled or is of another booking is agreed to', async () => {
  const [booking, other] = [await booked('2026-05-14'), await booked('2026-05-14')];
  await moved(booking, '14:00');
  const { moves } = await booking.guest.read();
  expect(refusal(await accept(other, moves))).toEqual([409, 'version_conflict']);
  await booking.guest.change({ kind: 'cancel' });
  expect(refusal(await accept(booking, moves))).toEqual([409, 'version_conflict']);
  expect((await booking.guest.read()).moves).toEqual([]);
  expect((await boardOn(booking.date)).moved).toEqual([]);
});

test('who chooses another time has answered', async () => {
  const booking = await booked('2026-05-15');
  await moved(booking, '14:00');
  const { itemId } = (await booking.guest.read()).moves[0]!;
  const { persons } = await booking.guest.read();
  const productId = persons[0]!.products.find((product) => product.itemId === itemId)!.xplanId;
  const { booking: changed } = await booking.guest.change({
    kind: 'changeItem',
    itemId,
    productId,
    startTime: '16:00',
  });
  expect(changed.moves).toEqual([]);
  expect((await atDesk(booking)).moves).toEqual([]);
});

test('whom the desk told itself is asked nothing, and no more what was asked before', async () => {
  const booking = await booked('2026-05-18');
  await moved(booking, '14:00', false);
  expect((await booking.guest.read()).moves).toEqual([]);
  await moved(booking, '15:00');
  expect((await booking.guest.read()).moves).toMatchObject([{ startTime: '15:00' }]);
  await moved(booking, '16:00', false);
  expect((await booking.guest.read()).moves).toEqual([]);
});

test('a treatment that guests share is one question, about all of them', async () => {
  const booking = await booked('2026-05-19', { productId: '303', persons: 2 });
  await moved(booking, '14:00');
  const { moves } = await booking.guest.read();
  expect(moves).toMatchObject([{ persons: [1, 2], fromTime: '11:00', startTime: '14:00' }]);
  expect((await accept(booking, moves)).json.data.moves).toMatchObject([{ accepted: true }]);
});

test('who was moved chooses another time also when the notice has passed, until it begins or suits', async () => {
  const booking = await booked('2026-05-01');
  expect((await booking.guest.read()).changesClosed).toBe('too_late');
  await moved(booking, '14:00');
  const own = await booking.guest.read();
  expect([own.changesClosed, own.changesUntil]).toEqual([null, '2026-05-01T12:00:00.000Z']);
  await accept(booking, own.moves);
  expect((await booking.guest.read()).changesClosed).toBe('too_late');
});

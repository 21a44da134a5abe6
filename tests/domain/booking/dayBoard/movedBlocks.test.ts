import { expect, test } from 'vitest';
import { indexBoard } from '#domain/booking/dayBoard/boardIndex.ts';
import { movedBlocks } from '#domain/booking/dayBoard/movedBlocks.ts';
import type { BoardItem, BoardReservation, MovedAway } from '#domain/booking/dayBoard/boardDay.ts';
import { boardItem, boardReservation, emptyDay } from './boardRows.ts';

function movedOn(items: BoardItem[], movedAway: MovedAway[] = [], reservation: Partial<BoardReservation> = {}) {
  const day = { ...emptyDay, items, movedAway, reservations: [boardReservation(reservation)] };
  return movedBlocks(day, indexBoard(day));
}

const moved = boardItem({ movedFromMinute: 600 });

test('what was moved says where it was and where it is, also on the day that it left', () => {
  const away = {
    ...moved,
    id: 'away',
    date: '2026-05-20',
    reservation: boardReservation({}),
    movedFromDay: '2026-05-16',
  };
  expect(movedOn([moved], [away])).toEqual([
    {
      itemId: 'i',
      reservationId: 'r',
      title: 'Massage',
      guest: 'Karin Berg',
      fromDate: '2026-05-16',
      fromTime: '10:00',
      date: '2026-05-16',
      startTime: '11:00',
      accepted: false,
    },
    expect.objectContaining({ itemId: 'away', fromDate: '2026-05-16', date: '2026-05-20' }),
  ]);
});

test('what its guest has not agreed to comes first', () => {
  const agreed = boardItem({ id: 'agreed', startMinute: 610, movedFromMinute: 600, moveAccepted: true });
  expect(movedOn([agreed, moved]).map(({ itemId, accepted }) => [itemId, accepted])).toEqual([
    ['i', false],
    ['agreed', true],
  ]);
});

test('who has no name yet is the number of the booking', () => {
  const guestOf = (reservation: Partial<BoardReservation>) => movedOn([moved], [], reservation)[0]?.guest;
  expect([guestOf({ name: '' }), guestOf({ name: '', number: null })]).toEqual(['AAAA-1111', '']);
});

test('a title has the room that a board has, and nothing is said of who has gone', () => {
  expect(movedOn([{ ...moved, name: 'm'.repeat(301) }])[0]?.title).toBe('m'.repeat(300));
  expect(movedOn([moved], [], { state: 'completed' })).toEqual([]);
});

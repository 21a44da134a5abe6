import type { BoardDay, BoardItem, BoardReservation } from '#domain/booking/dayBoard/boardDay.ts';
import { ProductType } from '#domain/catalog/productTypes.ts';

/** A Saturday before it has begun, open from ten to six, on which nothing is booked. */
export const emptyDay: BoardDay = {
  date: '2026-05-16',
  now: { today: '2026-05-15', minute: 0 },
  lateMinutes: 15,
  opening: [{ fromMinute: 600, toMinute: 1080 }],
  resources: [],
  pools: [],
  reservations: [],
  items: [],
  movedAway: [],
  resourceClaims: [],
  poolClaims: [],
  stayClaims: [],
  invalidatedItemIds: new Set(),
};

export const boardReservation = (changes: Partial<BoardReservation>): BoardReservation => ({
  id: 'r',
  number: 'AAAA-1111',
  state: 'confirmed',
  personCount: 1,
  startMinute: null,
  endMinute: null,
  name: 'Karin Berg',
  hasComment: false,
  totalOpen: 0,
  markedGuests: [],
  expectedMinute: null,
  sequence: 3,
  ...changes,
});

/** A massage from eleven to ten to twelve. */
export const boardItem = (changes: Partial<BoardItem>): BoardItem => ({
  id: 'i',
  reservationId: 'r',
  person: 1,
  parentId: null,
  productId: 'massage',
  type: ProductType.Activity,
  objectType: 'product',
  checkinType: false,
  name: 'Massage',
  startMinute: 660,
  endMinute: 710,
  movedFromMinute: null,
  movedFromDay: null,
  moveAccepted: false,
  claimCount: 1,
  ...changes,
});

export const claimOf = (itemId: string, resourceId: string, from: number, to: number) => ({
  reservationId: 'r',
  itemId,
  resourceId,
  from,
  to,
});

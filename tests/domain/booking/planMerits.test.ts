import { expect, test } from 'vitest';
import { planMerits } from '#domain/booking/planMerits.ts';

const item = (person: number, startTime: string, endTime: string) => ({ person, xplanId: 'p1', startTime, endTime });

const together = {
  startTime: '10:00',
  endTime: '12:00',
  items: [item(1, '10:00', '10:50'), item(1, '11:00', '12:00'), item(2, '10:00', '10:50'), item(2, '11:00', '12:00')],
};
const inTurn = {
  startTime: '10:00',
  endTime: '14:20',
  items: [item(1, '10:00', '10:50'), item(2, '11:00', '11:50'), item(2, '13:30', '14:20')],
};

test('a plan in which everybody starts together says so, and by how much it is shorter', () => {
  expect(planMerits(together, [together, inTurn])).toEqual({ everybodyAtOnce: true, shorterBy: 140, waiting: 20 });
});

test('waiting is counted for the whole group, between the treatments of each guest', () => {
  expect(planMerits(inTurn, [together, inTurn])).toEqual({ everybodyAtOnce: false, shorterBy: 0, waiting: 110 });
});

test('a group waits also while one guest is done and the other has not begun', () => {
  const apart = { startTime: '10:00', endTime: '15:50', items: [item(1, '10:00', '11:05'), item(2, '15:00', '15:50')] };
  expect(planMerits(apart, [apart]).waiting).toBe(235);
});

test('nobody waits in a day without a gap of the group, nor twice in the gap of one guest', () => {
  const adjoining = {
    startTime: '10:00',
    endTime: '11:40',
    items: [item(1, '10:00', '10:50'), item(2, '10:50', '11:40')],
  };
  expect(planMerits(adjoining, [adjoining]).waiting).toBe(0);
  const gap = [item(1, '10:00', '10:50'), item(1, '12:00', '12:50'), item(2, '10:00', '11:00')];
  expect(planMerits({ startTime: '10:00', endTime: '12:50', items: gap }, [adjoining]).waiting).toBe(70);
});

test('one guest alone is not everybody at once', () => {
  const alone = { ...together, items: together.items.slice(0, 2) };
  expect(planMerits(alone, [alone])).toEqual({ everybodyAtOnce: false, shorterBy: 0, waiting: 10 });
});

test('waiting and what is begun at once do not depend on how the items are listed', () => {
  const mixed = { ...together, items: together.items.toReversed() };
  expect(planMerits(mixed, [together])).toEqual(planMerits(together, [together]));
  expect(planMerits({ ...inTurn, items: inTurn.items.toReversed() }, [together, inTurn])).toEqual(
    planMerits(inTurn, [together, inTurn]),
  );
});

test('guests who begin at other times do not begin together', () => {
  const shifted = { ...together, items: [item(1, '10:00', '10:50'), item(2, '10:10', '11:00')] };
  expect(planMerits(shifted, [shifted])).toEqual({ everybodyAtOnce: false, shorterBy: 0, waiting: 0 });
});

test('of the time in which the whole group waits, only what no guest waits alone is added', () => {
  const items = [
    item(1, '10:00', '10:30'),
    item(1, '11:00', '11:30'),
    item(2, '10:00', '10:20'),
    item(3, '12:00', '12:30'),
  ];
  expect(planMerits({ startTime: '10:00', endTime: '12:30', items }, [together]).waiting).toBe(30 + 30);
});

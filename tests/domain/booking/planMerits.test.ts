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
  expect(planMerits(inTurn, [together, inTurn])).toEqual({ everybodyAtOnce: false, shorterBy: 0, waiting: 100 });
});

test('one guest alone is not everybody at once', () => {
  const alone = { ...together, items: together.items.slice(0, 2) };
  expect(planMerits(alone, [alone])).toEqual({ everybodyAtOnce: false, shorterBy: 0, waiting: 10 });
});

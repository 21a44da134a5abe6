import { expect, test } from 'vitest';
import { partLines } from '#domain/booking/partLines.ts';

const part = (name: string, type: number, startTime: string | null, checkinType = false) => ({
  name,
  type,
  startTime,
  checkinType,
});

test('parts without a time come first, then the others by their start', () => {
  const tea = part('Thee', 1, null);
  const dinner = part('Diner', 16, '18:00');
  const massage = part('Rugmassage', 0, '13:00');
  const towel = part('Handdoek', 1, null);
  expect(partLines([tea, dinner, massage, towel])).toEqual({ plain: [tea, towel], timed: [massage, dinner] });
});

test("an entry has the visit's times, so it is told without its own", () => {
  const entry = part('Entree hele dag', 10, '10:00');
  expect(partLines([entry])).toEqual({ plain: [entry], timed: [] });
});

test('the activity of a check-in is not told', () => {
  expect(partLines([part('Verblijf', 0, '10:00', true)])).toEqual({ plain: [], timed: [] });
});

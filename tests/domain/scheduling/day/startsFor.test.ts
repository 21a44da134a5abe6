import { expect, test } from 'vitest';
import { startsFor } from '#domain/scheduling/day/startsFor.ts';
import { entry, exampleDay, kept, session, tea, treatment, wish } from './exampleDay.ts';

const day = exampleDay();

test('an arrangement with an entry is offered half hours inside its stay, like everything else', () => {
  expect(startsFor(day, [], wish('a', [entry, treatment()]))).toEqual([600, 630, 660, 690, 720, 750, 780]);
});

test('steps are finer only when coarser ones leave nothing', () => {
  const late = { ...day, earliest: 755 };
  expect(startsFor(late, [], wish('a', [treatment()]))).toEqual([780]);
  expect(startsFor({ ...day, earliest: 785 }, [], wish('a', [treatment()]))).toEqual([785, 790]);
  expect(startsFor(day, [kept('b', 620, { duration: 170 })], wish('a', [treatment({ duration: 30 })]))).toEqual([810]);
});

test('sessions are offered as they are, an entry by its arrival, and tea at no time', () => {
  expect(startsFor(day, [], wish('a', [session('hammam', {}, [725, 610])]))).toEqual([610, 725]);
  expect(startsFor(day, [], wish('a', [tea, entry]))).toEqual([600]);
  expect(startsFor(day, [], wish('a', [tea]))).toEqual([]);
});

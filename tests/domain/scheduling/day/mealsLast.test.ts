import { expect, test } from 'vitest';
import type { BookingRequest } from '#domain/scheduling/day/day.ts';
import { mealsLast } from '#domain/scheduling/day/dayPlan.ts';
import { entry, meal, request, session, tea, treatment } from './exampleDay.ts';

type Outcome = { refused: string[]; guestsWithout: number };

const lunchOf = (id: string): BookingRequest => request(id, [treatment(), meal([720])]);
const nobodyWithout: Outcome = { refused: [], guestsWithout: 0 };

/** Which requests had their meals last in each attempt, and which attempt is the plan. */
function attemptsOn(requests: BookingRequest[], outcomes: Outcome[]): { last: string[]; chosen: number } {
  const last: string[] = [];
  const chosen = mealsLast(requests, (isLast) => {
    const outcome = outcomes[last.length]!;
    const index = last.push(
      requests
        .filter((one) => isLast(one))
        .map(({ id }) => id)
        .join('+'),
    );
    return { result: index, ...outcome };
  });
  return { last, chosen };
}

test('when everybody has a place with the meals last, nothing else is tried', () => {
  expect(attemptsOn([lunchOf('a'), lunchOf('b')], [nobodyWithout])).toEqual({ last: ['a+b'], chosen: 1 });
});

test('who is refused gives up the order first, and the others keep theirs', () => {
  const outcomes = [{ refused: ['a'], guestsWithout: 1 }, nobodyWithout];
  expect(attemptsOn([lunchOf('a'), lunchOf('b')], outcomes)).toEqual({ last: ['a+b', 'b'], chosen: 2 });
});

test('when somebody still goes without, nobody has the meal last', () => {
  const outcomes = [{ refused: ['a'], guestsWithout: 2 }, { refused: ['b'], guestsWithout: 1 }, nobodyWithout];
  expect(attemptsOn([lunchOf('a'), lunchOf('b')], outcomes)).toEqual({ last: ['a+b', 'b', ''], chosen: 3 });
});

test('the meals stay last when giving that up helps nobody', () => {
  const without = (guestsWithout: number): Outcome => ({ refused: ['a'], guestsWithout });
  const requests = [lunchOf('a'), lunchOf('b')];
  expect(attemptsOn(requests, [without(1), without(1), without(1)]).chosen).toBe(1);
  expect(attemptsOn(requests, [without(1), without(2), without(2)]).chosen).toBe(1);
  expect(attemptsOn(requests, [without(2), without(1), without(1)]).chosen).toBe(2);
});

test('when who is refused has no meal, the order of all the others is given up at once', () => {
  const outcomes = [{ refused: ['massage'], guestsWithout: 1 }, nobodyWithout];
  const requests = [lunchOf('a'), request('massage', [treatment()])];
  expect(attemptsOn(requests, outcomes)).toEqual({ last: ['a+massage', ''], chosen: 2 });
});

test.each([
  ['a meal alone', [meal([720])]],
  ['two meals', [meal([720]), meal([780])]],
  ['a treatment alone', [treatment()]],
  ['two treatments', [treatment(), session('baths')]],
  ['a meal and what takes no time', [meal([720]), tea]],
  ['a meal and an entry', [meal([720]), entry]],
])('%s has no order to give up', (_, products) => {
  const outcomes = [{ refused: ['a'], guestsWithout: 1 }, nobodyWithout, nobodyWithout];
  expect(attemptsOn([request('a', products)], outcomes)).toEqual({ last: ['a'], chosen: 1 });
});

import { expect, test } from 'vitest';
import { allFit, dayPlanOf, fitBudget, planRequests } from '#domain/scheduling/day/dayPlan.ts';
import { dayInput } from '#domain/scheduling/day/dayInput.ts';
import { crossedDay, crossedSessions, exampleDay, request, session, treatment } from './exampleDay.ts';

const both = [1, 2].map((guest) => request(`${guest}`, crossedSessions(), { guests: [guest] }));

test('requests fit together when a search finds room for all', () => {
  expect(allFit(crossedDay(2), [], both)).toBe(true);
  expect(allFit(exampleDay(), [], [request('a', [treatment()]), request('b', [treatment({ duration: 200 })])])).toBe(
    false,
  );
});

test('the work of a search counts against its limit', () => {
  const work = { used: 0, limit: fitBudget };
  expect(allFit(crossedDay(2), [], both, work)).toBe(true);
  expect(work.used).toBeGreaterThan(0);
});

test('when the limit is reached nothing more is searched for', () => {
  expect(allFit(crossedDay(2), [], both, { used: fitBudget, limit: fitBudget })).toBe(false);
});

test('no requests are planned as nothing, and no plan is better', () => {
  expect(planRequests(exampleDay(), [], [])).toEqual({ booked: new Map(), refused: [], isBest: true });
});

test('what is booked of a request is listed by product and then by guest, whenever it is', () => {
  const day = exampleDay({ personCount: 3, pools: [{ id: 'baths', free: [{ from: 600, to: 840, places: 9 }] }] });
  const guests = [1, 2, 3];
  const from = dayInput(day, [], [request('a', [treatment(), session('baths')], { guests })]);
  const planned = ['1/2', '0/2', '1/3', '0/1', '1/1', '0/3'].map((item, index) => ({
    item: `a/${item}`,
    unit: 'a',
    start: 600 + index * 30,
    resources: [],
  }));
  const placed = dayPlanOf(from, { items: planned }, true).booked.get('a')!;
  expect(placed.map(({ product, guests: [guest], start, end }) => [product, guest, start, end])).toEqual([
    [0, 1, 690, 740],
    [0, 2, 630, 680],
    [0, 3, 750, 800],
    [1, 1, 720, 770],
    [1, 2, 600, 650],
    [1, 3, 660, 710],
  ]);
});

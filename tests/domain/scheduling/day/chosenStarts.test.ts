import { expect, test } from 'vitest';
import type { DayPlan } from '#domain/scheduling/day/dayPlan.ts';
import { planAtStarts } from '#domain/scheduling/day/proposals.ts';
import type { ChosenStart } from '#domain/scheduling/day/proposals.ts';
import { exampleDay, existing, meal, request, session, treatment } from './exampleDay.ts';

const day = exampleDay();
const bath = session('baths', { duration: 25 });
const start = (id: string, product: number, guests: readonly number[], minute: number): ChosenStart => ({
  request: id,
  product,
  guests,
  start: minute,
});

const startsOf = ({ booked }: DayPlan): ChosenStart[] =>
  [...booked].flatMap(([id, placed]) => placed.map((one) => start(id, one.product, one.guests, one.start)));

test('every guest has every product at the start that was chosen for them', () => {
  const both = request('a', [bath, session('baths')], { guests: [1, 2] });
  const other = request('b', [treatment()], { guests: [2] });
  const chosen = [
    start('a', 0, [1], 640),
    start('a', 0, [2], 670),
    start('a', 1, [1], 780),
    start('a', 1, [2], 605),
    start('b', 0, [2], 735),
  ];
  const plan = planAtStarts(day, [], [both, other], chosen);
  expect([startsOf(plan), plan.refused]).toEqual([chosen, []]);
});

test('guests who share a treatment share the start that was chosen', () => {
  const shared = request('a', [treatment({ guests: 2 })], { guests: [1, 2], preferred: 600 });
  const chosen = [start('a', 0, [1, 2], 725)];
  expect(startsOf(planAtStarts(day, [], [shared], chosen))).toEqual(chosen);
});

test('a chosen start comes before a preferred one, also of a meal before its treatment', () => {
  const lunch = request('a', [treatment(), meal([630, 720])], { preferred: 600 });
  const chosen = [start('a', 0, [1], 690), start('a', 1, [1], 630)];
  expect(startsOf(planAtStarts(day, [], [lunch], chosen))).toEqual(chosen);
});

test('what no start was chosen for is planned as it is preferred', () => {
  const requests = [request('a', [bath]), request('b', [bath], { guests: [2], preferred: 705 })];
  expect(startsOf(planAtStarts(day, [], requests, [start('a', 0, [1], 640)]))).toEqual([
    start('a', 0, [1], 640),
    start('b', 0, [2], 705),
  ]);
});

test('a chosen start that somebody has by now is refused, the others are booked', () => {
  const requests = [request('a', [treatment()]), request('b', [bath], { guests: [2] })];
  const chosen = [start('a', 0, [1], 640), start('b', 0, [2], 640)];
  const claimed = existing('other', 660, { guests: [3] });
  const plan = planAtStarts({ ...day, personCount: 3 }, [claimed], requests, chosen);
  expect([startsOf(plan), plan.refused]).toEqual([[start('b', 0, [2], 640)], ['a']]);
});

test('a chosen start is booked on whatever room is free', () => {
  const [mirjam, room] = day.resources;
  const rooms = [
    { ...room!, otherClaims: [{ from: 600, to: 840 }] },
    { ...room!, id: 'other room' },
  ];
  const plan = planAtStarts(
    { ...day, resources: [mirjam!, ...rooms] },
    [],
    [request('a', [treatment()])],
    [start('a', 0, [1], 640)],
  );
  expect(plan.booked.get('a')).toMatchObject([{ start: 640, resources: ['mirjam', 'other room'] }]);
});

import { expect, test } from 'vitest';
import { explainedStarts } from '#domain/scheduling/day/explainedStarts.ts';
import { entry, exampleDay, request, session, tea, treatment } from './exampleDay.ts';

const explained = (day: ReturnType<typeof exampleDay>, ...requests: ReturnType<typeof request>[]) =>
  explainedStarts(day, requests).map(({ start, reason }) => `${start} ${reason ?? 'offered'}`);

test('of every half hour at which the house is open it is said whether it is offered, or why not', () => {
  const [mirjam, room] = exampleDay().resources;
  const day = exampleDay({ resources: [{ ...mirjam!, works: [{ from: 660, to: 840 }] }, room!], earliest: 615 });
  expect(explained(day, request('a', [tea, treatment()]))).toEqual([
    '600 past',
    '630 no_therapist',
    '660 offered',
    '690 offered',
    '720 offered',
    '750 offered',
    '780 offered',
  ]);
});

test('of a session its own times are explained', () => {
  const full = exampleDay({
    pools: [
      {
        id: 'hammam',
        free: [
          { from: 600, to: 720, places: 0 },
          { from: 720, to: 840, places: 1 },
        ],
      },
    ],
  });
  expect(explained(full, request('a', [session('hammam', {}, [725, 610])]))).toEqual(['610 pool_full', '725 offered']);
});

test('what has no time has no starts, and nobody none', () => {
  expect(explained(exampleDay(), request('a', [tea]))).toEqual([]);
  expect(explained(exampleDay(), request('a', [entry]))).toEqual(['600 offered']);
  expect(explained(exampleDay())).toEqual([]);
});

test('a start that is free for each guest but not for both has no common time', () => {
  const day = exampleDay({ blocks: [{ fromMinute: 600, toMinute: 690 }] });
  const both = [1, 2].map((guest) => request(`${guest}`, [treatment()], { guests: [guest] }));
  expect(explained(day, both[0]!)).toEqual(['600 offered', '630 offered']);
  expect(explained(day, ...both)).toEqual(['600 no_common_time', '630 no_common_time']);
});

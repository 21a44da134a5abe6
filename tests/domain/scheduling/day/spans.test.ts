import { expect, test } from 'vitest';
import { joinedSpans, without } from '#domain/scheduling/day/capacity.ts';

test.each([
  [
    'in the middle leaves two parts',
    630,
    660,
    [
      [600, 630],
      [660, 720],
    ],
  ],
  ['at the beginning leaves the end', 600, 660, [[660, 720]]],
  ['at the end leaves the beginning', 660, 720, [[600, 660]]],
  ['of all of it leaves nothing', 600, 720, []],
  ['of more leaves nothing', 540, 780, []],
  ['before it leaves all', 540, 600, [[600, 720]]],
])('a gap %s', (_, from, to, spans) => {
  expect(without([{ from: 600, to: 720 }], { from, to }).map((span) => [span.from, span.to])).toEqual(spans);
});

const joined = (spans: number[][], gap?: number) =>
  joinedSpans(
    spans.map(([from, to]) => ({ from: from!, to: to! })),
    gap,
  ).map(({ from, to }) => [from, to]);

test('times that touch or overlap are one, in whatever order they come; empty ones are none', () => {
  expect(
    joined([
      [720, 780],
      [600, 660],
      [660, 720],
    ]),
  ).toEqual([[600, 780]]);
  expect(
    joined([
      [600, 780],
      [630, 660],
    ]),
  ).toEqual([[600, 780]]);
  expect(
    joined([
      [660, 720],
      [600, 659],
      [540, 540],
    ]),
  ).toEqual([
    [600, 659],
    [660, 720],
  ]);
});

test('times closer than the gap are one, those exactly the gap apart are two', () => {
  expect(
    joined(
      [
        [600, 660],
        [674, 720],
      ],
      15,
    ),
  ).toEqual([[600, 720]]);
  expect(
    joined(
      [
        [600, 660],
        [675, 720],
      ],
      15,
    ),
  ).toEqual([
    [600, 660],
    [675, 720],
  ]);
});

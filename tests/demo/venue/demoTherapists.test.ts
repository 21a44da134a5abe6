import { expect, test } from 'vitest';
import { worksOn } from '#domain/scheduling/day/capacity.ts';
import { addDays } from '#domain/values/localDate.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import { demoBookables } from '#demo/venue/demoBookables.ts';
import { demoOpening } from '#demo/venue/demoOpening.ts';
import { demoResources } from '#demo/venue/demoResources.ts';
import { demoRosterChanges, rosterStart } from '#demo/venue/demoRosterChanges.ts';
import { demoTherapists } from '#demo/venue/demoTherapists.ts';
import { makePlacer } from '#demo/venue/placeTreatments.ts';

const today = '2026-11-21';
const fortnight = Array.from({ length: 14 }, (_, index) => addDays(today, index + 1));
const opening = demoOpening(today);
const open = (day: LocalDate): boolean => opening(day).some(({ toMinute }) => toMinute > 21 * 60);

function worksAt({ id, weeks }: (typeof demoTherapists)[number], day: LocalDate, minute: number): boolean {
  const changes = demoRosterChanges(today).filter(({ resourceId }) => resourceId === id);
  const spans = worksOn(day, { fromDate: rosterStart(today), weeks }, changes, opening(day));
  return spans.some(({ from, to }) => from <= minute && minute < to);
}

test('there are ten therapists and twelve rooms', () => {
  expect(demoTherapists).toHaveLength(10);
  expect(demoResources.filter(({ kindId }) => kindId.endsWith('kamer'))).toHaveLength(12);
});

test('on every open day somebody works in the morning, in the afternoon and in the evening', () => {
  const days = fortnight.filter(open);
  expect(days.length).toBeGreaterThan(11);
  for (const day of days) {
    for (const hour of [10, 14, 20]) {
      const present = demoTherapists.filter((therapist) => worksAt(therapist, day, hour * 60));
      expect(present.map(({ name }) => name)).not.toEqual([]);
    }
  }
});

test('every treatment finds its therapists, room and device on nearly every open day', () => {
  const starts = Array.from({ length: 24 }, (_, index) => 9 * 60 + index * 30);
  for (const { id } of demoBookables.filter(({ plan }) => plan?.needs)) {
    const days = fortnight.filter((day) => {
      const place = makePlacer(today);
      return starts.some((start) => place({ productId: id, day, start }));
    });
    expect([id, days.length >= 10]).toEqual([id, true]);
  }
});

test('two treatments never get the same resource at the same time, cleaning included', () => {
  const place = makePlacer(today);
  const request = { productId: 'rasul-met-klei', day: addDays(today, 3), start: 600 };
  expect([place(request), place(request), place(request)]).toEqual([['rasulkamer-1'], ['rasulkamer-2'], null]);
  expect(place({ ...request, start: 650 })).toBeNull();
  expect(place({ ...request, start: 655 })).toEqual(['rasulkamer-1']);
});

test('somebody who is away gets nothing', () => {
  const away = demoRosterChanges(today).find(({ kind }) => kind === 'absence')!;
  const place = makePlacer(today);
  const given = fortnight
    .filter((day) => day >= away.fromDate && day <= away.toDate)
    .flatMap((day) =>
      Array.from({ length: 8 }, () => place({ productId: 'rugmassage', day, start: 600 }) ?? []).flat(),
    );
  expect(given).not.toEqual([]);
  expect(given).not.toContain(away.resourceId);
});

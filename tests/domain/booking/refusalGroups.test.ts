import { expect, test } from 'vitest';
import type { Alternative, NotBooked } from '#contract/names.ts';
import { refusalGroups } from '#domain/booking/refusalGroups.ts';

const at = (time: string): Alternative => ({ kind: 'other_time', date: '2026-05-16', time, persons: [1, 2] });
const refused = (person: number, reason: NotBooked['reason'], alternatives: Alternative[] = []): NotBooked => ({
  name: 'Hotstone massage',
  xplanId: 'hotstone',
  person,
  reason,
  alternatives,
});

test('guests for whom the same was refused stand together, and every offer once', () => {
  const groups = refusalGroups([
    refused(1, 'no_therapist', [at('13:30')]),
    refused(2, 'no_therapist', [at('13:30'), at('14:00')]),
  ]);
  expect(groups).toEqual([
    {
      name: 'Hotstone massage',
      xplanId: 'hotstone',
      reason: 'no_therapist',
      guests: [1, 2],
      offers: [
        { alternative: at('13:30'), index: 0 },
        { alternative: at('14:00'), index: 1 },
      ],
    },
  ]);
});

test('another reason is told apart', () => {
  const groups = refusalGroups([refused(1, 'no_therapist'), refused(2, 'guest_busy')]);
  expect(groups.map(({ reason, guests }) => [reason, guests])).toEqual([
    ['no_therapist', [1]],
    ['guest_busy', [2]],
  ]);
});

test('a day that is offered to both guests stands once', () => {
  const day = (person: number): Alternative => ({
    kind: 'other_day',
    date: '2026-05-17',
    time: null,
    persons: [person],
  });
  const [group] = refusalGroups([refused(1, 'closed', [day(1)]), refused(2, 'closed', [day(2)])]);
  expect(group?.offers).toEqual([{ alternative: day(1), index: 0 }]);
});

test.each<[string, Partial<Alternative>]>([
  ['for other guests', { persons: [1] }],
  ['at another time', { time: '14:00' }],
  ['on another day', { date: '2026-05-17' }],
  ['of another kind', { kind: 'other_day' }],
])('an offer %s is another offer', (_what, changes) => {
  const offers = [at('13:30'), { ...at('13:30'), ...changes }];
  const [group] = refusalGroups([refused(1, 'no_therapist', [offers[0]!]), refused(2, 'no_therapist', [offers[1]!])]);
  expect(group?.offers.map(({ alternative }) => alternative)).toEqual(offers);
});

test('another day that is offered is neither a time, nor the day after it', () => {
  const day = (date: string): Alternative => ({ kind: 'other_day', date, time: null, persons: [1] });
  const offers = [day('2026-05-17'), day('2026-05-18'), { ...at('13:30'), date: '2026-05-17' }];
  const [group] = refusalGroups(offers.map((offer, person) => refused(person, 'closed', [offer])));
  expect(group?.offers.map(({ alternative }) => alternative)).toEqual(offers);
});

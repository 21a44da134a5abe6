import { expect, test } from 'vitest';
import { arrivalVerdict, mayLetIn } from '#domain/booking/arrivalVerdict.ts';
import type { GuestState } from '#domain/booking/guestArrivals.ts';

const date = '2026-05-16';
const guest = (state: GuestState) => ({ person: 1, state, at: null, byId: null, byName: null, wristband: null });
const booking = { state: 'confirmed', startDate: date, flowType: 0, guests: [guest('expected')] } as const;
const verdict = (change: Partial<Omit<Parameters<typeof arrivalVerdict>[0], never>>) =>
  arrivalVerdict({ ...booking, guests: [...booking.guests], ...change }, date);

test('a scanned booking is let in on its day, also when some or all of its guests are in', () => {
  const verdicts = [
    verdict({}),
    verdict({ state: 'checked_in', guests: [guest('in'), guest('expected')] }),
    verdict({ state: 'checked_in', guests: [guest('in'), guest('no_show')] }),
    verdict({ state: 'no_show', guests: [guest('no_show')] }),
  ];
  expect(verdicts).toEqual(['expected', 'partly', 'in', 'notCome']);
  expect(verdicts.every(mayLetIn)).toBe(true);
});

test('nobody is let in with a booking of another day, a cancelled one, an order, or one whose guests have gone', () => {
  const verdicts = [
    verdict({ startDate: '2026-05-17' }),
    verdict({ state: 'cancelled', startDate: '2026-05-17' }),
    verdict({ flowType: 5 }),
    verdict({ state: 'completed' }),
  ];
  expect(verdicts).toEqual(['otherDay', 'cancelled', 'noVisit', 'left']);
  expect(verdicts.some(mayLetIn)).toBe(false);
});

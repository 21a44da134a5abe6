import { expect, test } from 'vitest';
import { selfServiceOf } from '#domain/booking/selfService.ts';

test('customers change their own bookings until a day before, unless the venue says otherwise', () => {
  expect(selfServiceOf(undefined)).toEqual({ enabled: true, noticeHours: 24 });
  expect(selfServiceOf({ enabled: false, noticeHours: 2 })).toEqual({ enabled: false, noticeHours: 2 });
});

import { expect, test } from 'vitest';
import { ruleMinutes } from '#domain/catalog/forms/ruleMinutes.ts';

test('a price rule holds between two times, or without any on the whole day', () => {
  const never = { fromMinute: null, toMinute: null };
  expect(ruleMinutes({ fromTime: '17:00', toTime: '24:00' })).toEqual({ fromMinute: 1020, toMinute: 1440 });
  expect([ruleMinutes({}), ruleMinutes({ fromTime: '17:00' }), ruleMinutes({ toTime: '17:00' })]).toEqual([
    never,
    never,
    never,
  ]);
  expect(ruleMinutes({ fromTime: null, toTime: null })).toEqual(never);
});

import { expect, test } from 'vitest';
import { mayUse } from '#domain/people/fieldPermissions.ts';
import { standardRoles } from '#domain/people/permissions.ts';

test('a field is for who has its permission, and for nobody who is not logged in', () => {
  expect(mayUse('absenceReasons', { permissions: standardRoles.planner })).toBe(true);
  expect(mayUse('absenceReasons', { permissions: standardRoles.desk })).toBe(false);
  expect(mayUse('refundOfChange', { permissions: standardRoles.desk })).toBe(true);
  expect([mayUse('absenceReasons', null), mayUse('absenceReasons', undefined)]).toEqual([false, false]);
});

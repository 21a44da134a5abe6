import { replacedGroups } from '#domain/booking/replacedGroups.ts';
import { expect, test } from 'vitest';

test('what a check-in took away is said once per product, with its guests', () => {
  const massage = { name: 'Massage', xplanId: '302' };
  const duo = { name: [{ tag: 'em' as const, children: ['Duo'] }], xplanId: '303' };
  expect(
    replacedGroups([
      { ...massage, person: 2 },
      { ...duo, person: 1 },
      { ...massage, person: 1 },
      { ...massage, person: 1 },
    ]),
  ).toEqual([
    { name: 'Duo', xplanId: '303', guests: [1] },
    { name: 'Massage', xplanId: '302', guests: [1, 2] },
  ]);
});

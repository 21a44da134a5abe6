import { mayDo } from '#domain/people/permissions.ts';
import { expect, test } from 'vitest';

const roles = ['owner', 'planner', 'desk', 'content'] as const;
const who = (right: Parameters<typeof mayDo>[1]): string[] => roles.filter((role) => mayDo(role, right));

test('everybody of staff may read the planning, owners and planners may change it', () => {
  expect(who('readPlanning')).toEqual(['owner', 'planner', 'desk', 'content']);
  expect(who('changePlanning')).toEqual(['owner', 'planner']);
});

test('whose reservations a change touches is not for who writes the texts', () => {
  expect(who('readGuests')).toEqual(['owner', 'planner', 'desk']);
});

test('who may read the names of guests may help them', () => {
  expect(who('changeReservations')).toEqual(['owner', 'planner', 'desk']);
});

test('the desk and the owner move money, the planner may look at it', () => {
  expect(who('readMoney')).toEqual(['owner', 'planner', 'desk']);
  expect(who('changeMoney')).toEqual(['owner', 'desk']);
});

test('owners and planners see whether the books are right', () => {
  expect(who('readAudit')).toEqual(['owner', 'planner']);
});

test('promo codes are for the owner and who writes the texts', () => {
  expect(who('managePromoCodes')).toEqual(['owner', 'content']);
});

import { expect, test } from 'vitest';
import { hasPermission } from '#domain/people/permissions.ts';

const roles = ['owner', 'planner', 'desk', 'content'] as const;
const rolesWith = (permission: Parameters<typeof hasPermission>[1]): string[] =>
  roles.filter((role) => hasPermission(role, permission));

test('everybody of staff may read the planning, owners and planners may change it', () => {
  expect(rolesWith('readPlanning')).toEqual(['owner', 'planner', 'desk', 'content']);
  expect(rolesWith('changePlanning')).toEqual(['owner', 'planner']);
});

test('whose reservations a change touches is not for who writes the texts', () => {
  expect(rolesWith('readGuests')).toEqual(['owner', 'planner', 'desk']);
});

test('who may read the names of guests may help them', () => {
  expect(rolesWith('changeReservations')).toEqual(['owner', 'planner', 'desk']);
});

test('the desk and the owner move money, the planner may look at it', () => {
  expect(rolesWith('readMoney')).toEqual(['owner', 'planner', 'desk']);
  expect(rolesWith('changeMoney')).toEqual(['owner', 'desk']);
});

test('owners and planners read the audit', () => {
  expect(rolesWith('readAudit')).toEqual(['owner', 'planner']);
});

test('settings of the venue are for the owner', () => {
  expect(rolesWith('manageSettings')).toEqual(['owner']);
});

test('promo codes are for the owner and who writes the texts', () => {
  expect(rolesWith('managePromoCodes')).toEqual(['owner', 'content']);
});

import { expect, test } from 'vitest';
import { operationPermissions } from '#domain/people/operationPermissions.ts';
import {
  isStandardRole,
  mayManage,
  needsSecondFactor,
  permissions,
  standardRoles,
} from '#domain/people/permissions.ts';
import specification from '#contract/openapi.gen.json' with { type: 'json' };
import type { Permission } from '#contract/names.ts';

const rolesWith = (permission: Permission): string[] =>
  Object.entries(standardRoles).flatMap(([role, held]) => (held.includes(permission) ? [role] : []));

test('the planning is not for who writes the texts, and owners and planners may change it', () => {
  expect(rolesWith('read_planning')).toEqual(['owner', 'planner', 'desk']);
  expect(rolesWith('change_planning')).toEqual(['owner', 'planner']);
});

test('why somebody is absent is for owners and planners', () => {
  expect(rolesWith('read_absence_reasons')).toEqual(['owner', 'planner']);
});

test('whose reservations a change touches is not for who writes the texts', () => {
  expect(rolesWith('read_guests')).toEqual(['owner', 'planner', 'desk']);
});

test('who may read the names of guests may help them, only the owner erases them', () => {
  expect(rolesWith('change_reservations')).toEqual(['owner', 'planner', 'desk']);
  expect(rolesWith('change_customers')).toEqual(['owner', 'planner', 'desk']);
  expect(rolesWith('erase_customers')).toEqual(['owner']);
});

test('the desk and the owner move money, the planner may look at it', () => {
  expect(rolesWith('read_money')).toEqual(['owner', 'planner', 'desk']);
  expect(rolesWith('change_money')).toEqual(['owner', 'desk']);
});

test('owners and planners read the audit', () => {
  expect(rolesWith('read_audit')).toEqual(['owner', 'planner']);
});

test('promo codes are for the owner and who writes the texts', () => {
  expect(rolesWith('manage_promo_codes')).toEqual(['owner', 'content']);
});

test('colleagues and settings are for the owner', () => {
  expect(rolesWith('manage_staff')).toEqual(['owner']);
  expect(rolesWith('manage_settings')).toEqual(['owner']);
});

test('every permission of the contract is the owner’s, and opens some operation', () => {
  expect(specification.components.schemas.Permission.enum).toEqual(permissions);
  expect(standardRoles.owner).toEqual(permissions);
  const used = new Set<string>(Object.values(operationPermissions));
  expect(permissions.filter((one) => !used.has(one) && one !== 'read_absence_reasons')).toEqual([]);
});

test('nobody gives a role that may do more than they may themselves', () => {
  const manager = { role: 'staffing', permissions: ['read_planning', 'manage_staff'] as const };
  expect(mayManage(manager, { role: 'reader', permissions: ['read_planning'] })).toBe(true);
  expect(mayManage(manager, { role: 'desk', permissions: standardRoles.desk })).toBe(false);
});

test('only an owner makes an owner, also beside a role that may do everything', () => {
  const owner = { role: 'owner', permissions };
  expect(mayManage({ role: 'deputy', permissions }, owner)).toBe(false);
  expect(mayManage({ role: 'deputy', permissions }, { role: 'deputy', permissions })).toBe(true);
  expect(mayManage(owner, owner)).toBe(true);
});

test('only owners need a second factor, where the venue asks it of them', () => {
  const roles = ['owner', 'planner'].map((role) => ({ role }));
  expect(roles.map((role) => needsSecondFactor(role, { ownersNeedSecondFactor: true }))).toEqual([true, false]);
  expect(roles.map((role) => needsSecondFactor(role, { ownersNeedSecondFactor: false }))).toEqual([false, false]);
  expect(roles.map((role) => needsSecondFactor(role, {}))).toEqual([false, false]);
});

test('the roles that every venue has are told from its own', () => {
  expect(['owner', 'planner', 'desk', 'content', 'staffing', 'toString'].map(isStandardRole)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});

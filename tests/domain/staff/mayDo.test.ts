import { expect, test } from 'vitest';
import { mayDo } from '#domain/staff/mayDo.ts';

const roles = ['owner', 'planner', 'desk', 'content'] as const;
const who = (right: Parameters<typeof mayDo>[1]): string[] => roles.filter((role) => mayDo(role, right));

test('everybody of staff may read the planning, owners and planners may change it', () => {
  expect(who('readPlanning')).toEqual(['owner', 'planner', 'desk', 'content']);
  expect(who('changePlanning')).toEqual(['owner', 'planner']);
});

test('whose reservations a change touches is not for who writes the texts', () => {
  expect(who('readGuests')).toEqual(['owner', 'planner', 'desk']);
});

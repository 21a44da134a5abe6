import { expect, test } from 'vitest';
import { standardRoles } from '#domain/people/permissions.ts';
import { isOffered, sections } from '#web/features/admin/shell/sections.ts';
import { officePages } from '#web/features/admin/find/officePages.ts';
import { pagePermissions } from '#web/features/admin/shell/pagePermissions.ts';
import type { StandardRole } from '#contract/names.ts';

const labelsOf = (role: StandardRole): (string | undefined)[][] =>
  sections.map((group) =>
    group.filter((section) => isOffered(section, standardRoles[role])).map(({ label }) => label.message),
  );

test('the labels of the specification stand in its order, its last two in the second list (§2)', () => {
  const [first = [], second = []] = labelsOf('owner');
  const specified = ['Producten', 'Flows', 'Openingstijden', 'Berichten'];
  const at = first.indexOf('Producten');
  expect(first.slice(at, at + 4)).toEqual(specified);
  expect(second.slice(0, 2)).toEqual(['Gebruikers', 'Instellingen']);
});

test('each role is offered the pages that it may use', () => {
  expect(labelsOf('owner').flat()).toHaveLength(sections.flat().length);
  expect(labelsOf('planner')).toEqual([
    [
      'Dagbord',
      'Producten',
      'Flows',
      'Openingstijden',
      'Berichten',
      'Reserveringen',
      'Klanten',
      'Tegoeden',
      'Betalingen',
      'Therapeuten en ruimtes',
      'Rapporten',
    ],
    ['Geschiedenis'],
  ]);
  expect(labelsOf('desk')).toEqual([
    [
      'Dagbord',
      'Producten',
      'Flows',
      'Openingstijden',
      'Berichten',
      'Reserveringen',
      'Klanten',
      'Tegoeden',
      'Betalingen',
    ],
    [],
  ]);
  expect(labelsOf('content')).toEqual([['Producten', 'Flows', 'Openingstijden', 'Berichten', 'Tegoeden'], []]);
});

test.each(Object.entries(standardRoles))('no page is offered that the role %s may not open', (_role, own) => {
  const closed = officePages(own).filter(({ to }) =>
    pagePermissions(to).some((permission) => !own.includes(permission)),
  );
  expect(closed.map(({ to }) => to)).toEqual([]);
});

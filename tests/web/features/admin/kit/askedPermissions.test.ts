import { expect, test } from 'vitest';
import type { Permission } from '#contract/names.ts';
import type { StaffOperationId } from '#contract/staffOperations.gen.ts';
import { operationPermissions } from '#domain/people/operationPermissions.ts';
import { contractOperations } from '#tests/support/contractOperations.ts';
import { pagePermissions } from '#web/features/admin/shell/pagePermissions.ts';
import { importersOf, officeCalls, officeSources, type Call } from '#tests/support/officeSources.ts';

const permissionOf = (id: string): Permission | 'catalog' | 'own' | undefined =>
  operationPermissions[id as StaffOperationId];

const writes = contractOperations.filter(({ id, method }) => {
  const permission = permissionOf(id);
  return method !== 'GET' && permission !== undefined && permission !== 'own';
});

/** A page asks by the table of pages, a part by `usePermission` or the `permission` of its form. */
const asks = (path: string, permission: string): boolean => {
  const { text } = officeSources.get(path)!;
  return new RegExp(`usePermission\\(\\s*'${permission}'|permission="${permission}"`).test(text);
};

const routeOf = (path: string): string =>
  path
    .replace(/^admin\/routes/, '')
    .replace('/_office', '')
    .replace(/(?:\/index)?\.tsx$/, '');

/** Ways from a page to this file on which nothing asks for the permission. */
function waysWithout(permission: string, path: string, behind: readonly string[] = []): string[] {
  if (asks(path, permission) || behind.includes(path)) return [];
  if (path.startsWith('admin/routes/'))
    return pagePermissions(routeOf(path)).some((each) => each === permission)
      ? []
      : [[path, ...behind.slice(0, 1)].join(' → ')];
  return importersOf(path).flatMap((importer) => waysWithout(permission, importer.path, [...behind, path]));
}

const usesOf = ({ names, path }: Call): string[] =>
  importersOf(path)
    .filter(({ imports }) =>
      imports.some((each) => each.path === path && each.names.some((name) => names.includes(name))),
    )
    .map((importer) => importer.path);

test.each(writes.map(({ id }) => id))('the office asks for the permission of %s before it offers it', (id) => {
  const permission = permissionOf(id)!;
  const calls = officeCalls.filter(({ operationId }) => operationId === id);
  expect([id, calls.length > 0]).toEqual([id, true]);
  const ways = calls.flatMap(usesOf).flatMap((path) => waysWithout(permission, path));
  expect([...new Set(ways)]).toEqual([]);
});

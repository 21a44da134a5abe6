import { expect, test } from 'vitest';
import { contract, operations } from './contractDocument.ts';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names of the fields of every object in the document, however deep. */
function fieldNames(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(fieldNames);
  if (!isObject(node)) return [];
  const own = isObject(node['properties']) && node['type'] === 'object' ? Object.keys(node['properties']) : [];
  return [...own, ...Object.values(node).flatMap(fieldNames)];
}

const isCamelCase = (name: string): boolean => /^[a-z]+(?:[A-Z0-9][a-z0-9]*)*$/.test(name);

test.each([
  ['field', fieldNames(contract), 500],
  ['operation', operations.map(({ operationId }) => operationId), 100],
  [
    'parameter',
    operations.flatMap(({ parameters }) => parameters.filter((one) => one.in !== 'header').map(({ name }) => name)),
    100,
  ],
  ['schema', Object.keys(contract.components.schemas).map((name) => name.charAt(0).toLowerCase() + name.slice(1)), 50],
] as const)('every name of a %s is camelCase', (_kind, names, least) => {
  expect(names.length).toBeGreaterThan(least);
  expect([...new Set(names)].filter((name) => !isCamelCase(name))).toEqual([]);
});

test('snake_case, kebab-case and a leading capital are no camelCase', () => {
  expect(['max_persons', 'max-persons', 'MaxPersons', 'maxPersons'].filter(isCamelCase)).toEqual(['maxPersons']);
});

// @module-tag anyDatabase
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { expect, test } from 'vitest';
import { contractSchema, routeSchemas } from '#server/http/routeSchemas.ts';
import { operations } from '#server/http/specification.ts';

const schemasOf = (id: string, withResponses = false) => {
  const located = operations.find(({ operation }) => operation.operationId === id)!;
  return routeSchemas(located.operation, { withResponses });
};

test('every schema of every request compiles with what it refers to', { timeout: 60_000 }, () => {
  const ajv = new Ajv2020({ strict: false });
  formats.default(ajv);
  ajv.addSchema(contractSchema);
  for (const { operation } of operations) {
    const schemas = Object.values(routeSchemas(operation, { withResponses: false }) as Record<string, object>);
    for (const schema of schemas) expect(() => ajv.compile(schema)).not.toThrow();
  }
});

test('parameters are there by place, with their defaults, the required ones as such', () => {
  const { querystring, params, headers } = schemasOf('listAuditEntries') as Record<
    string,
    { properties: Record<string, { default?: unknown }>; required: string[] }
  >;
  expect(querystring?.properties['limit']?.default).toBe(25);
  expect(querystring?.required).toEqual([]);
  expect(params).toBeUndefined();
  expect(headers?.properties).toHaveProperty('x-app-tag');
  const token = schemasOf('checkInvite').params as { required: string[] };
  expect(token.required).toEqual(['token']);
});

test('responses have schemas only where they are checked', () => {
  expect(schemasOf('getConfig').response).toBeUndefined();
  expect(schemasOf('getConfig', true).response).toHaveProperty('200');
});

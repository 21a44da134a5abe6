import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { problemCodes, problemStatuses } from '#contract/problems.ts';
import type { ProblemCode } from '#contract/problems.ts';
import { contract, follow, operations, successOf } from './contractDocument.ts';
import type { Operation } from './contractDocument.ts';
import { openSchemas, unboundedSchemas } from './schemaBounds.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(contract, 'contract');

const statusesOf = (codes: string[]): number[] =>
  [...new Set(codes.map((code) => problemStatuses[code as ProblemCode]))].toSorted((a, b) => a - b);
const failuresOf = (operation: Operation): number[] =>
  Object.keys(operation.responses)
    .map(Number)
    .filter((status) => status >= 400);
const headersOf = (operation: Operation): string[] =>
  operation.parameters.filter((parameter) => parameter.in === 'header').map((parameter) => parameter.name);
const withBody = operations.filter((operation) => operation.requestBody);

function exampleFaults(operation: Operation): string[] {
  const { status, answer } = successOf(operation);
  return Object.entries(answer.content ?? {}).flatMap(([type, { example, examples = {} }]) => {
    const values = [
      ...(example === undefined ? [] : [example]),
      ...Object.values(examples).map((one) => follow(one)['value']),
    ];
    if (values.length !== 1) return [`${values.length} examples`];
    const media = encodeURIComponent(type.replaceAll('/', '~1'));
    const validate = ajv.getSchema(`contract#${operation.pointer}/responses/${status}/content/${media}/schema`);
    if (!validate) return [`no schema for ${type}`];
    return validate(values[0]) ? [] : (validate.errors ?? []).map((fault) => `${fault.instancePath} ${fault.message}`);
  });
}

describe('the contract', () => {
  test('lists the same problem codes as the code knows', () => {
    expect(contract.components.schemas['ProblemCode']?.['enum']).toEqual(problemCodes);
  });

  test('gives every operation a name of its own', () => {
    const ids = operations.map((operation) => operation.operationId);
    expect(ids.filter((id) => !/^[a-z][A-Za-z]+$/.test(id))).toEqual([]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('uses every problem code in some operation', () => {
    const used = new Set(operations.flatMap((operation) => operation['x-codes']));
    expect(problemCodes.filter((code) => !used.has(code))).toEqual([]);
  });

  test('uses every tag', () => {
    const used = new Set(operations.flatMap((operation) => operation.tags));
    expect(contract.tags.map((tag) => tag.name).filter((name) => !used.has(name))).toEqual([]);
  });
});

describe.each(operations.map((operation) => [operation.operationId, operation] as const))('%s', (_, operation) => {
  test('has one declared tag and a summary', () => {
    expect(operation.tags).toHaveLength(1);
    expect(contract.tags.map((tag) => tag.name)).toContain(operation.tags[0]);
    expect(operation.summary).toMatch(/^\S.{5,}$/);
  });

  test('names its problem codes out of the closed list and describes exactly their answers', () => {
    expect(operation['x-codes'].filter((code) => !problemCodes.includes(code as ProblemCode))).toEqual([]);
    expect(new Set(operation['x-codes']).size).toBe(operation['x-codes'].length);
    expect(failuresOf(operation)).toEqual(statusesOf(operation['x-codes']));
  });

  test('answers with one example that fits its description', () => {
    expect(exampleFaults(operation)).toEqual([]);
  });

  test('has a bound on everything it takes and gives', () => {
    const media = [operation.requestBody?.content ?? {}, successOf(operation).answer.content ?? {}];
    const schemas = [
      ...operation.parameters.map((parameter) => parameter.schema),
      ...media.flatMap((content) => Object.values(content).map((one) => one.schema)),
    ];
    expect(schemas.flatMap((schema) => unboundedSchemas(schema))).toEqual([]);
    expect(schemas.flatMap((schema) => openSchemas(schema))).toEqual([]);
  });

  test('names every parameter of its path', () => {
    const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    const declared = operation.parameters.filter((parameter) => parameter.in === 'path' && parameter.required);
    expect(declared.map((parameter) => parameter.name)).toEqual(inPath);
  });
});

test('every operation but those of operators and the provider goes by the app tag', () => {
  const without = operations.filter((operation) => !headersOf(operation).includes('X-App-Tag'));
  expect(without.map((operation) => operation.operationId)).toEqual([
    'paymentWebhook',
    'getLive',
    'getReady',
    'getMetrics',
    'getDocs',
  ]);
});

test('an operation that needs a login says what happens without one', () => {
  const silent = operations.filter(
    (operation) => operation.security.length > 0 && !operation['x-codes'].includes('unauthorized'),
  );
  expect(silent.map((operation) => operation.operationId)).toEqual([]);
});

test('an operation that misses the reservation session takes one', () => {
  const missing = operations.filter((operation) => operation['x-codes'].includes('session_missing'));
  expect(missing.filter((operation) => !headersOf(operation).includes('X-Reservation-Session'))).toEqual([]);
});

test('an operation takes a key for repeating exactly when it can refuse one', () => {
  const keyed = operations.filter((operation) => headersOf(operation).includes('Idempotency-Key'));
  const refusing = operations.filter((operation) => operation['x-codes'].includes('idempotency_key_reused'));
  expect(keyed).toEqual(refusing);
});

test('a body can be too large or of another kind', () => {
  const silent = withBody.filter(
    ({ 'x-codes': codes }) => !codes.includes('payload_too_large') || !codes.includes('unsupported_media_type'),
  );
  expect(silent.map((operation) => operation.operationId)).toEqual([]);
});

const queryOf = (operation: Operation): string[] =>
  operation.parameters.filter((parameter) => parameter.in === 'query').map((parameter) => parameter.name);
const fieldsOf = ({ requestBody }: Operation): string[] =>
  Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => Object.keys(schema['properties'] ?? {}));

/** Lists of numbered days, of persons, of why they are absent and of whose payment needs help: the server does not search them. */
const unsearched = [
  'listDayCloses',
  'listStaffUsers',
  'listRosterExceptions',
  'listResources',
  'listPaymentExceptions',
];

test('lists can be searched, sorted and paged', () => {
  const lists = operations.filter((operation) => [...queryOf(operation), ...fieldsOf(operation)].includes('pageSize'));
  expect(lists.length).toBeGreaterThan(10);
  for (const list of lists) {
    const names = [...queryOf(list), ...fieldsOf(list)];
    const words = unsearched.includes(list.operationId) ? [] : ['q'];
    expect(names).toEqual(expect.arrayContaining([...words, 'filter', 'sort', 'cursor', 'pageSize']));
  }
});

test('only words of the venue itself are searched by an address: of people, codes and money none', () => {
  const searched = operations.filter((operation) => queryOf(operation).includes('q'));
  expect(searched.map(({ operationId }) => operationId).sort()).toEqual([
    'listFlows',
    'listImages',
    'listMessages',
    'listOpeningExceptions',
    'listPoolExceptions',
    'listPools',
    'listProducts',
    'listResourceKinds',
    'listSkills',
  ]);
});

test('the bounds are really looked for, at any depth', () => {
  const text = { type: ['string', 'null'] };
  const schema = { type: 'object', properties: { list: { type: 'array', maxItems: 2, items: { anyOf: [text] } } } };
  expect(unboundedSchemas(schema)).toEqual(['/list/[]/|0']);
  expect(openSchemas(schema)).toEqual(['']);
});

import { expect, test } from 'vitest';
import { follow, operations, successOf } from './contractDocument.ts';
import type { Operation } from './contractDocument.ts';

type Schema = { properties?: Record<string, Record<string, unknown>> };

const propertyOf = (schema: Record<string, unknown> | undefined, name: string) => {
  const property = schema && (follow(schema) as Schema).properties?.[name];
  return property && follow(property);
};

/** How many a caller may ask for at once; undefined for what is no list with pages. */
function largestPage({ parameters, requestBody }: Operation): unknown {
  const inQuery = parameters.find(({ name }) => name === 'pageSize')?.schema;
  const inBody = propertyOf(requestBody?.content['application/json']?.schema, 'pageSize');
  return (inQuery ? follow(inQuery) : inBody)?.['maximum'];
}

test('a list answers as many as may be asked for', () => {
  const lists = operations.filter((operation) => largestPage(operation) !== undefined);
  const mostOf = (operation: Operation): unknown =>
    propertyOf(successOf(operation).answer.content?.['application/json']?.schema, 'data')?.['maxItems'];
  expect(lists.length).toBeGreaterThan(20);
  expect(lists.filter((list) => mostOf(list) !== largestPage(list)).map(({ operationId }) => operationId)).toEqual([]);
});

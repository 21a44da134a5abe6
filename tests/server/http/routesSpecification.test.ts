import { expect, test } from 'vitest';
import { routesSpecification } from '#server/http/specification.ts';

type Spec = { paths: Record<string, Record<string, { operationId?: string; requestBody?: unknown }>> };

const operationsOf = (spec: object): (string | undefined)[] =>
  Object.values((spec as Spec).paths).flatMap((item) => Object.values(item).map(({ operationId }) => operationId));

test('where responses are not checked, routes are made of the same operations without the schemas of responses', () => {
  const whole = routesSpecification({ withResponses: true });
  const short = routesSpecification({ withResponses: false });
  expect(operationsOf(short)).toEqual(operationsOf(whole));
  expect(JSON.stringify((short as Spec).paths).match(/"responses":\{"default":\{"description":""\}\}/g)).toHaveLength(
    operationsOf(whole).filter((id) => id !== undefined).length,
  );
});

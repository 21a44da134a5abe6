import type { FastifySchema } from 'fastify';
import { parametersOf, resolve, specification } from './specification.ts';
import type { OperationObject, Parameter } from './specification.ts';

/** The contract as one schema for the validators; what routes have refers into it, so that no start copies or resolves it. */
export const contractSchema = { $id: 'contract', ...specification };

type Made = WeakMap<OperationObject, FastifySchema>;
const [requestSchemas, allSchemas]: [Made, Made] = [new WeakMap(), new WeakMap()];

/** With those of responses only where somebody checks them. Every app of a process has the same, compiled once. */
export function routeSchemas(operation: OperationObject, { withResponses }: { withResponses: boolean }): FastifySchema {
  const made = withResponses ? allSchemas : requestSchemas;
  const schemas = made.get(operation) ?? makeSchemas(operation, withResponses);
  made.set(operation, schemas);
  return schemas;
}

function makeSchemas(operation: OperationObject, withResponses: boolean): FastifySchema {
  const parameters = parametersOf(operation);
  const body = operation.requestBody && schemasOf(resolve(operation.requestBody).content ?? {});
  return {
    ...partOf('params', parameters, 'path'),
    ...partOf('querystring', parameters, 'query'),
    ...partOf('headers', parameters, 'header'),
    ...(body && { body: Object.values(body)[0] }),
    ...(withResponses && { response: responsesOf(operation) }),
  };
}

function partOf(part: keyof FastifySchema, parameters: Parameter[], place: string): FastifySchema {
  const ofPart = parameters.filter((parameter) => parameter.in === place);
  if (ofPart.length === 0) return {};
  // Fastify does so for compilers of its own only.
  const nameOf = ({ name }: Parameter): string => (place === 'header' ? name.toLowerCase() : name);
  const properties = Object.fromEntries(
    ofPart.map((parameter) => [nameOf(parameter), resolvedWholly(parameter.schema)]),
  );
  const required = ofPart.filter((parameter) => parameter.required).map(nameOf);
  return { [part]: { type: 'object', properties, required } };
}

/** Defaults are only seen in the schema itself. */
function resolvedWholly(node: unknown): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map(resolvedWholly);
  return Object.fromEntries(Object.entries(resolve(node)).map(([key, value]) => [key, resolvedWholly(value)]));
}

const intoContract = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/')) as object;

const schemasOf = (content: Record<string, { schema: object }>): Record<string, object> =>
  Object.fromEntries(Object.entries(content).map(([type, { schema }]) => [type, intoContract(schema)]));

function responsesOf({ responses }: OperationObject): FastifySchema['response'] {
  const withContent = Object.entries(responses).flatMap(([status, response]) => {
    const { content } = resolve(response);
    if (!content) return [];
    const ofTypes = Object.entries(schemasOf(content)).map(([type, schema]) => [type, { schema }]);
    return [[status, { content: Object.fromEntries(ofTypes) }]];
  });
  return Object.fromEntries(withContent);
}

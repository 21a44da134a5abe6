import { follow } from './contractDocument.ts';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every schema inside a schema, itself included, references followed; a tree's nodes are looked at once. */
function everySchema(schema: Json, path = '', above: readonly Json[] = []): { at: string; schema: Json }[] {
  const here = follow(schema);
  if (above.includes(here)) return [];
  const children: [string, unknown][] = [
    ...Object.entries(isObject(here['properties']) ? here['properties'] : {}),
    ['*', here['additionalProperties']],
    ['[]', here['items']],
    ...[here['anyOf'], here['oneOf']].flatMap((list) =>
      Array.isArray(list) ? list.map((one, index): [string, unknown] => [`|${index}`, one]) : [],
    ),
  ];
  return [
    { at: path, schema: here },
    ...children.flatMap(([name, child]) =>
      isObject(child) ? everySchema(child, `${path}/${name}`, [...above, here]) : [],
    ),
  ];
}

const typesOf = (schema: Json): unknown[] => [schema['type']].flat();

function isBounded(schema: Json): boolean {
  if (schema['enum'] !== undefined) return true;
  const types = typesOf(schema);
  if (types.includes('string')) return schema['maxLength'] !== undefined;
  if (types.includes('array')) return schema['maxItems'] !== undefined;
  if (types.includes('integer') || types.includes('number'))
    return schema['minimum'] !== undefined && schema['maximum'] !== undefined;
  return true;
}

/** Places of strings, lists and numbers without a bound. */
export const unboundedSchemas = (schema: Json): string[] =>
  everySchema(schema)
    .filter((one) => !isBounded(one.schema))
    .map((one) => one.at);

/** Places of objects that take unknown properties. */
export const openSchemas = (schema: Json): string[] =>
  everySchema(schema)
    .filter(({ schema: one }) => typesOf(one).includes('object'))
    .filter(({ schema: one }) => one['additionalProperties'] !== false && one['maxProperties'] === undefined)
    .map((one) => one.at);

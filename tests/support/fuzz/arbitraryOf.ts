import fc from 'fast-check';
import specification from '#contract/openapi.gen.json' with { type: 'json' };

export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

export const resolve = <T extends object>(node: T | { $ref: string }): T => {
  if (!('$ref' in node) || typeof node.$ref !== 'string') return node as T;
  const parts = node.$ref.slice(2).split('/');
  return resolve(
    parts.reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], specification) as T | { $ref: string },
  );
};

const deepest = 6;

export type Ids = Record<string, string[]>;

interface Place {
  ids: Ids;
  name?: string;
  depth?: number;
}

/** Mostly what fits the schema; `ids` are values that exist in the database, for texts of that name or of any. */
export function arbitraryOf(given: Schema, { ids, name = '', depth = 0 }: Place): fc.Arbitrary<unknown> {
  const schema = resolve<Schema>(given);
  const inside = (one: Schema, inner = name): fc.Arbitrary<unknown> =>
    arbitraryOf(one, { ids, name: inner, depth: depth + 1 });
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.allOf) {
    const parts = [...schema.allOf, ...(schema.properties ? [{ ...schema, allOf: [] }] : [])];
    return fc
      .tuple(...parts.map((part) => (part.allOf?.length === 0 ? objectOf(part, context()) : inside(part))))
      .map((values) => Object.assign({}, ...(values as object[])) as unknown);
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => inside(choice)));
  const types = [schema.type ?? (schema.properties ? 'object' : 'string')].flat();
  return fc.oneof(...types.map((type) => arbitraryOfType(type, schema, context())));

  function context(): Context {
    const ofName = ids[name] ?? ids[''] ?? [''];
    return { name, ids: fc.constantFrom(...ofName), inside, isDeep: depth > deepest };
  }
}

interface Context {
  name: string;
  ids: fc.Arbitrary<string>;
  inside: (schema: Schema, name?: string) => fc.Arbitrary<unknown>;
  isDeep: boolean;
}

function arbitraryOfType(type: string, schema: Schema, context: Context): fc.Arbitrary<unknown> {
  if (type === 'null') return fc.constant(null);
  if (type === 'boolean') return fc.boolean();
  if (context.name === 'persons' && type === 'integer') return fc.constantFrom(1, 2);
  if (type === 'integer' || type === 'number') return numberOf(schema);
  if (type === 'string') return textOf(schema, context.ids);
  if (type === 'array') {
    const { minItems = 0, maxItems = 5, items = {} } = schema;
    if (context.isDeep) return fc.constant([]);
    return fc.array(context.inside(items), { minLength: minItems, maxLength: Math.min(maxItems, minItems + 3) });
  }
  return objectOf(schema, context);
}

function objectOf({ properties = {}, required = [], additionalProperties }: Schema, context: Context) {
  if (context.isDeep) return fc.constant({});
  const members = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, context.inside(property, name)]),
  );
  const requiredKeys = required.filter((name) => name in members);
  const record = fc.record(members, { requiredKeys }) as fc.Arbitrary<unknown>;
  if (typeof additionalProperties !== 'object') return record;
  const further = fc.dictionary(fc.constantFrom('nl', 'en', 'de', 'fr', 'xx'), context.inside(additionalProperties), {
    maxKeys: 3,
  });
  return fc.tuple(record, further).map(([one, other]) => Object.assign({}, one, other) as unknown);
}

function numberOf({ type, minimum = -1_000, maximum = 100_000 }: Schema): fc.Arbitrary<number> {
  const max = Math.max(minimum, Math.min(maximum, 2 ** 31));
  const near = fc.integer({ min: Math.ceil(minimum), max: Math.ceil(Math.min(max, minimum + 20)) });
  const whole = fc.oneof(near, fc.integer({ min: Math.ceil(minimum), max: Math.floor(max) }));
  return [type].flat().includes('integer') ? whole : fc.oneof(whole, fc.double({ min: minimum, max, noNaN: true }));
}

function textOf(schema: Schema, ids: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = 60 } = schema;
  if (format === 'date') return date;
  if (format === 'date-time') return date.map((day) => `${day}T10:00:00Z`);
  if (format === 'email') return fc.constantFrom('wilma@proefbad.example', 'owner@proefbad.example', 'a@b.example');
  if (pattern)
    return fc.oneof({ weight: 1, arbitrary: fc.stringMatching(new RegExp(pattern)) }, { weight: 3, arbitrary: ids });
  const free = fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) });
  return fc.oneof({ weight: 5, arbitrary: ids }, { weight: 1, arbitrary: free });
}

/** Most within the horizon, some at the edges of the calendar. */
const date = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 31 }).map((day) => `2026-05-${String(day).padStart(2, '0')}`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '2026-04-01',
      '2026-10-25',
      '2027-03-28',
      '0001-01-01',
      '1900-01-01',
      '2999-12-31',
      '9999-12-31',
      '2024-02-29',
    ),
  },
);

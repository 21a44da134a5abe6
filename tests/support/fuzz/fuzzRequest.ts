import fc from 'fast-check';
import specification from '#contract/openapi.gen.json' with { type: 'json' };
import { arbitraryOf, resolve } from './arbitraryOf.ts';
import type { Ids, Schema } from './arbitraryOf.ts';
import { hostileText, hostileValue, injectedName, rawBody } from './hostile.ts';

export interface FuzzRequest {
  operation: string;
  method: string;
  /** With its query, encoded. */
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
  /** A property that the contract does not know stands in the body, so it may not succeed. */
  isInjected: boolean;
}

/** What exists in the world of the run: values that get a request past the first check. */
export interface FuzzWorld {
  /** By the names that parameters and properties have; '' for all others. */
  ids: Ids;
  sessions: string[];
  customers: string[];
  staff: string[];
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

interface Operation {
  operationId: string;
  security?: Record<string, string[]>[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, { schema: Schema }> } | { $ref: string };
  responses: Record<string, { content?: Record<string, unknown> }>;
}

interface Call extends Operation {
  method: string;
  path: string;
}

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** Every operation but endless streams. */
const calls: Call[] = Object.entries(specification.paths as unknown as Record<string, Record<string, unknown>>).flatMap(
  ([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method] as Operation | undefined;
      if (!operation || 'text/event-stream' in (operation.responses['200']?.content ?? {})) return [];
      const shared = (item['parameters'] ?? []) as NonNullable<Operation['parameters']>;
      return [{ ...operation, parameters: [...shared, ...(operation.parameters ?? [])], method, path: `/api${path}` }];
    }),
);

export function fuzzRequest(world: FuzzWorld): fc.Arbitrary<FuzzRequest> {
  const byOperation = calls.map((call) => requestOf(call, world));
  return fc.constantFrom(...byOperation).chain((request) => request);
}

function requestOf(call: Call, world: FuzzWorld): fc.Arbitrary<FuzzRequest> {
  const parameters = (call.parameters ?? []).map((parameter) => resolve<Parameter>(parameter));
  const values = (place: string) =>
    valuesOf(
      parameters.filter((parameter) => parameter.in === place),
      world.ids,
    );
  return fc
    .tuple(values('path'), values('query'), bodyOf(call, world.ids), headersOf(world, call))
    .map(([path, query, { body, isInjected }, headers]) => ({
      operation: call.operationId,
      method: call.method.toUpperCase(),
      path: pathOf(call.path, path, query),
      headers,
      body,
      isInjected,
    }));
}

const valuesOf = (parameters: Parameter[], ids: Ids): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(
    Object.fromEntries(
      parameters.map(({ name, schema }) => [
        name,
        fc.oneof({ weight: 9, arbitrary: arbitraryOf(schema, { ids, name }) }, { weight: 1, arbitrary: hostileText }),
      ]),
    ),
    { requiredKeys: parameters.filter((one) => one.in === 'path' || one.required).map(({ name }) => name) },
  );

function pathOf(template: string, path: Record<string, unknown>, query: Record<string, unknown>): string {
  const filled = template.replace(/\{(\w+)\}/g, (_all, name: string) => encode(path[name]));
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encode(value)}`);
  return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`;
}

const encode = (value: unknown): string => encodeURIComponent(String(value).replace(/\p{Surrogate}/gu, '\uFFFD'));

interface Body {
  body: string | undefined;
  isInjected: boolean;
}

function bodyOf({ requestBody }: Call, ids: Ids): fc.Arbitrary<Body> {
  if (!requestBody) return fc.constant({ body: undefined, isInjected: false });
  const [schema] = Object.values(resolve(requestBody).content).map((content) => content.schema);
  const fitting = arbitraryOf(schema ?? {}, { ids });
  return fc.oneof(
    { weight: 10, arbitrary: fitting.map((value) => ({ body: JSON.stringify(value), isInjected: false })) },
    {
      weight: 4,
      arbitrary: fc
        .tuple(fitting, injectedName, hostileValue)
        .map(([value, name, more]) => injected(value, name, more)),
    },
    {
      weight: 5,
      arbitrary: fc
        .tuple(fitting, fc.nat(), hostileValue)
        .map(([value, at, more]) => ({ body: JSON.stringify(replaceAt(value, at, more)), isInjected: false })),
    },
    { weight: 1, arbitrary: rawBody.map((body) => ({ body, isInjected: false })) },
  );
}

/** As text, because in JavaScript `__proto__` would not become a property. */
function injected(value: unknown, name: string, more: unknown): Body {
  const text = JSON.stringify(value);
  if (!text.startsWith('{') || text.includes(`"${name}":`)) return { body: text, isInjected: false };
  const rest = text === '{}' ? '}' : `,${text.slice(1)}`;
  return { body: `{"${name}":${JSON.stringify(more) ?? 'null'}${rest}`, isInjected: true };
}

/** The value with one of its parts, counted in order, replaced. */
function replaceAt(value: unknown, at: number, more: unknown): unknown {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  if (keys.length === 0) return more;
  const key = keys[at % keys.length]!;
  const part = (value as Record<string, unknown>)[key];
  const next = at % 2 === 0 ? more : replaceAt(part, Math.floor(at / keys.length), more);
  if (Array.isArray(value)) return value.map((one: unknown, index) => (String(index) === key ? next : one));
  return { ...(value as object), [key]: next };
}

function headersOf(world: FuzzWorld, { security, requestBody }: Call): fc.Arbitrary<Record<string, string>> {
  const content = requestBody ? Object.keys(resolve(requestBody).content)[0]! : undefined;
  const isForStaff = JSON.stringify(security ?? []).includes('staff');
  const logins = isForStaff ? world.staff : world.customers;
  const type = content === 'multipart/form-data' ? `${content}; boundary=x` : content;
  return fc
    .record({
      'x-app-tag': rarely(fc.constant('proefbad'), headerText),
      'x-reservation-session': rarely(fc.constantFrom(...world.sessions, undefined), headerText),
      authorization: rarely(
        fc.constantFrom(...logins, undefined).map((token) => token && `Bearer ${token}`),
        fc.oneof(
          headerText,
          fc.constantFrom(...world.staff, ...world.customers).map((token) => `Bearer ${token}`),
        ),
      ),
      'accept-language': rarely(fc.constantFrom(undefined, 'nl', 'en', 'de;q=0.9, fr'), headerText),
      'idempotency-key': rarely(fc.constantFrom(undefined, undefined, 'fuzz-key-00000001'), headerText),
      'content-type': type === undefined ? fc.constant(undefined) : rarely(fc.constant(type), headerText),
    })
    .map(
      (headers) =>
        Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)) as Record<
          string,
          string
        >,
    );
}

const headerText = fc.constantFrom(
  '',
  ' ',
  ',',
  ';q=',
  '*',
  'null',
  '__proto__',
  "';--",
  'x'.repeat(4_000),
  '\u00ff',
  'application/json; charset=utf-7',
  'multipart/form-data',
  'text/plain',
);

const rarely = <A, B>(usual: fc.Arbitrary<A>, rare: fc.Arbitrary<B>): fc.Arbitrary<A | B> =>
  fc.oneof({ weight: 14, arbitrary: usual as fc.Arbitrary<A | B> }, { weight: 1, arbitrary: rare });

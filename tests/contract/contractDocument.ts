import document from '#contract/openapi.gen.json' with { type: 'json' };

type Json = Record<string, unknown>;

export interface MediaType {
  schema: Json;
  example?: unknown;
  examples?: Record<string, Json>;
}

export interface Answer {
  description: string;
  content?: Record<string, MediaType>;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Json;
}

interface OperationObject {
  operationId: string;
  tags: string[];
  summary: string;
  security?: Record<string, string[]>[];
  parameters?: Json[];
  requestBody?: { content: Record<string, MediaType> };
  responses: Record<string, Json>;
  'x-codes': string[];
}

/** An operation of the contract with every reference at its own level followed. */
export interface Operation extends Omit<OperationObject, 'parameters' | 'responses' | 'security'> {
  method: string;
  path: string;
  pointer: string;
  security: string[];
  parameters: Parameter[];
  responses: Record<string, Answer>;
}

/** Follows references until the thing itself is there. */
export function follow(node: Json): Json {
  if (typeof node['$ref'] !== 'string') return node;
  const parts = node['$ref'].slice(2).split('/').map(decodeURIComponent);
  const target = parts.reduce<unknown>(
    (at, part) => (at as Json)[part.replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  );
  if (target === undefined) throw new Error(`${node['$ref']} leads nowhere`);
  return follow(target as Json);
}

const escaped = (part: string): string => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

function operationOf(path: string, method: string, operation: OperationObject): Operation {
  return {
    ...operation,
    method,
    path,
    pointer: `/paths/${escaped(path)}/${method}`,
    security: (operation.security ?? []).flatMap((scheme) => Object.keys(scheme)),
    parameters: (operation.parameters ?? []).map((parameter) => follow(parameter) as unknown as Parameter),
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, answer]) => [status, follow(answer) as unknown as Answer]),
    ),
  };
}

export const contract = document as unknown as {
  tags: { name: string }[];
  paths: Record<string, Record<string, OperationObject>>;
  components: { schemas: Record<string, Json> };
};

export const operations: Operation[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => operationOf(path, method, operation)),
);

/** The one answer of an operation that is not a failure. */
export function successOf(operation: Operation): { status: string; answer: Answer } {
  const [first, ...more] = Object.entries(operation.responses).filter(([status]) => Number(status) < 400);
  if (!first || more.length > 0) throw new Error(`${operation.operationId} must have one success answer`);
  return { status: first[0], answer: first[1] };
}

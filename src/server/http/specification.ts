import specification from '#contract/openapi.gen.json' with { type: 'json' };
import type { OperationId } from './handlers.ts';

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: object;
}

export type Referable<T> = T | { $ref: string };

export interface OperationObject {
  operationId: string;
  parameters?: Referable<Parameter>[];
  requestBody?: Referable<{ content: Record<string, { schema: object }> }>;
  responses: Record<string, Referable<{ content?: Record<string, { schema: object }> }>>;
  security?: Record<string, string[]>[];
}

export interface OperationTraits {
  id: OperationId;
  needsVenue: boolean;
  takesIdempotencyKey: boolean;
  security: string[];
}

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;

const document = specification as unknown as {
  paths: Record<string, Partial<Record<(typeof methods)[number], OperationObject>>>;
  security?: Record<string, string[]>[];
};

/** What a `$ref` of the contract points to. */
export function resolve<T>(node: Referable<T>): T {
  if (typeof node !== 'object' || node === null || !('$ref' in node)) return node as T;
  const path = node.$ref.slice(2).split('/');
  let target: unknown = specification;
  for (const part of path) {
    const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
    target = (target as Record<string, unknown>)[key];
  }
  return resolve(target as Referable<T>);
}

export const parametersOf = ({ parameters = [] }: OperationObject): Parameter[] => parameters.map(resolve);

function traitsOf(operation: OperationObject): OperationTraits {
  const parameters = parametersOf(operation);
  const hasHeader = (name: string): boolean =>
    parameters.some((item) => item.in === 'header' && item.name.toLowerCase() === name);
  const security = operation.security ?? document.security ?? [];
  const open = security.length === 0 || security.some((item) => Object.keys(item).length === 0);
  return {
    id: operation.operationId as OperationId,
    needsVenue: hasHeader('x-app-tag'),
    takesIdempotencyKey: hasHeader('idempotency-key'),
    security: open ? [] : security.flatMap((item) => Object.keys(item)),
  };
}

interface LocatedOperation {
  method: (typeof methods)[number];
  path: string;
  operation: OperationObject;
  traits: OperationTraits;
}

/** All of the contract. */
export const operations: readonly LocatedOperation[] = Object.entries(document.paths).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const operation = item[method];
    return operation ? [{ method, path, operation, traits: traitsOf(operation) }] : [];
  }),
);

export { specification };

import specification from '#contract/openapi.gen.json' with { type: 'json' };
import type { OperationId } from './handlers.ts';

interface Parameter {
  name: string;
  in: string;
}

interface OperationObject {
  operationId?: string;
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: unknown;
  security?: Record<string, string[]>[];
}

export interface OperationTraits {
  id: OperationId;
  needsVenue: boolean;
  takesIdempotencyKey: boolean;
  security: string[];
}

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;
type PathItem = Partial<Record<(typeof methods)[number], OperationObject>> & Pick<OperationObject, 'parameters'>;

const document = specification as unknown as {
  paths: Record<string, PathItem>;
  security?: Record<string, string[]>[];
};

/** What a `$ref` of the contract points to. */
export function resolve<T>(node: T | { $ref: string }): T {
  if (typeof node !== 'object' || node === null || !('$ref' in node)) return node as T;
  const path = node.$ref.slice(2).split('/');
  let target: unknown = specification;
  for (const part of path) {
    const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
    target = (target as Record<string, unknown>)[key];
  }
  return resolve(target as T | { $ref: string });
}

function traitsOf(operation: OperationObject, shared: OperationObject['parameters']): OperationTraits {
  const parameters = [...(shared ?? []), ...(operation.parameters ?? [])].map((item) => resolve<Parameter>(item));
  const header = (name: string): Parameter | undefined =>
    parameters.find((item) => item.in === 'header' && item.name.toLowerCase() === name);
  const security = operation.security ?? document.security ?? [];
  const open = security.length === 0 || security.some((item) => Object.keys(item).length === 0);
  return {
    id: operation.operationId as OperationId,
    needsVenue: header('x-app-tag') !== undefined,
    takesIdempotencyKey: header('idempotency-key') !== undefined,
    security: open ? [] : security.flatMap((item) => Object.keys(item)),
  };
}

export function readTraits(): Map<string, OperationTraits> {
  const traits = new Map<string, OperationTraits>();
  for (const item of Object.values(document.paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (operation?.operationId) traits.set(operation.operationId, traitsOf(operation, item.parameters));
    }
  }
  return traits;
}

/**
 * What the routes are made from. Without the schemas of responses, where nobody checks those, that takes a third of the
 * time, which every start waits for.
 */
export function routesSpecification({ withResponses }: { withResponses: boolean }): object {
  if (withResponses) return specification;
  const { paths, ...rest } = document;
  const unchecked = { responses: { default: { description: '' } } };
  const strip = (item: PathItem): PathItem =>
    Object.fromEntries(
      Object.entries(item).map(([key, value]) => [
        key,
        key === 'parameters' ? value : { ...(value as OperationObject), ...unchecked },
      ]),
    );
  return { ...rest, paths: Object.fromEntries(Object.entries(paths).map(([path, item]) => [path, strip(item)])) };
}

export { specification };

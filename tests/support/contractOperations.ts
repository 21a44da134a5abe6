import specification from '#contract/openapi.gen.json' with { type: 'json' };
import type { OperationId } from '#server/http/handlers.ts';

export interface ContractOperation {
  id: OperationId;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /api, with its parameters in braces. */
  path: string;
  schemes: string[];
}

interface Described {
  operationId: string;
  security?: Record<string, string[]>[];
}

/** Every operation of the contract. */
export const contractOperations: ContractOperation[] = Object.entries(specification.paths).flatMap(([path, item]) =>
  Object.entries(item as Record<string, Described>)
    .filter(([method]) => ['get', 'post', 'put', 'delete'].includes(method))
    .map(([method, { operationId, security = [] }]) => ({
      id: operationId as OperationId,
      method: method.toUpperCase() as ContractOperation['method'],
      path,
      schemes: security.flatMap((scheme) => Object.keys(scheme)),
    })),
);

/** Ids that are not there for every parameter that `values` leaves out. */
export const pathOf = ({ path }: ContractOperation, values: Record<string, string> = {}): string =>
  `/api${path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? (/^(date|from|to)$/.test(name) ? '2026-06-01' : 'geen'))}`;

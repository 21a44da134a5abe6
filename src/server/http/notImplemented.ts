import type { OperationId } from './handlers.ts';

/** Operations of the specification that answer 501 for now; empty when everything is built. */
export const notImplemented = [] as const satisfies readonly OperationId[];

export type NotImplemented = (typeof notImplemented)[number];

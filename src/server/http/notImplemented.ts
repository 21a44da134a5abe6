import type { OperationId } from './handlers.ts';

export const notImplemented = ['addStaffItem'] as const satisfies readonly OperationId[];

export type NotImplemented = (typeof notImplemented)[number];

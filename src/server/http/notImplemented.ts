import type { OperationId } from './handlers.ts';

export const notImplemented = [
  'getDayBoard',
  'streamDayBoard',
  'moveItem',
  'createRepairs',
  'applyRepair',
  'createStaffReservation',
  'addStaffItem',
  'getOccupancy',
  'getRevenue',
] as const satisfies readonly OperationId[];

export type NotImplemented = (typeof notImplemented)[number];

import type { OperationId } from './handlers.ts';

export const notImplemented = [
  'exportProducts',
  'getOpeningWeek',
  'updateOpeningWeek',
  'listOpeningExceptions',
  'createOpeningException',
  'getOpeningException',
  'updateOpeningException',
  'deleteOpeningException',
  'listMessages',
  'createMessage',
  'getMessage',
  'updateMessage',
  'deleteMessage',
  'getDayBoard',
  'streamDayBoard',
  'moveItem',
  'createRepairs',
  'applyRepair',
  'listReservations',
  'createStaffReservation',
  'addStaffItem',
  'getOccupancy',
  'getRevenue',
] as const satisfies readonly OperationId[];

export type NotImplemented = (typeof notImplemented)[number];

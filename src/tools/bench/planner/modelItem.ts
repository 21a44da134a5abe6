import type { GroupItem } from '#domain/scheduling/solver/groupInput.ts';

export const daySlots = 288;
export const slots = (minutes: number): number => Math.ceil(minutes / 5);

export type ModelItem = {
  item: GroupItem;
  unit: string;
  start: number;
  booked: number;
  seats: { resource: string; literal: number }[][];
};

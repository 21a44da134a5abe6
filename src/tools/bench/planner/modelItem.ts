import type { GroupItem } from '#domain/scheduling/solver/groupInput.ts';

/** Slots of five minutes of a day. */
export const daySlots = 288;
export const slots = (minutes: number): number => Math.ceil(minutes / 5);

/** An item in the model: its start, whether its unit is booked, and per seat who may take it. */
export type ModelItem = {
  item: GroupItem;
  unit: string;
  start: number;
  booked: number;
  seats: { resource: string; literal: number }[][];
};

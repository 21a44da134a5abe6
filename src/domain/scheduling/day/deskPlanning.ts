import type { ProductPlanning } from './day.ts';

/** Staff book and move without notice. */
export const deskPlanning = <P extends ProductPlanning>(planning: P): P & { noticeHours: number } => ({
  ...planning,
  noticeHours: 0,
});

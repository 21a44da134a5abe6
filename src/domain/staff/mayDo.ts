import type { StaffRole } from '#contract/names.ts';

/**
 * `readPlanning`, `changePlanning`: resources, rosters, pools and their exceptions. `readGuests`: whose reservations
 * a change touches, which names people.
 */
export type StaffRight = 'readPlanning' | 'changePlanning' | 'readGuests';

const rights: Record<StaffRole, readonly StaffRight[]> = {
  owner: ['readPlanning', 'changePlanning', 'readGuests'],
  planner: ['readPlanning', 'changePlanning', 'readGuests'],
  desk: ['readPlanning', 'readGuests'],
  content: ['readPlanning'],
};

/** Whether a staff member of this role has the right. Never throws. */
export function mayDo(role: StaffRole, right: StaffRight): boolean {
  return rights[role].includes(right);
}

import type { StaffRole } from '#contract/names.ts';

/**
 * - `readPlanning`, `changePlanning`: resources, rosters, pools and their exceptions.
 * - `readGuests`: reservations with the names of guests, and whose reservations a change touches; the mails to them.
 * - `changeReservations`: cancel, change, check in, and send a mail again.
 * - `readMoney`, `changeMoney`: payments, the ledger, refunds, gift cards, and the tasks that money leaves.
 * - `readAudit`: whether the books are right.
 * - `managePromoCodes`: promo codes, as the texts of the site.
 */
export type StaffRight =
  | 'readPlanning'
  | 'changePlanning'
  | 'readGuests'
  | 'changeReservations'
  | 'readMoney'
  | 'changeMoney'
  | 'readAudit'
  | 'managePromoCodes';

const rights: Record<StaffRole, readonly StaffRight[]> = {
  owner: [
    'readPlanning',
    'changePlanning',
    'readGuests',
    'changeReservations',
    'readMoney',
    'changeMoney',
    'readAudit',
    'managePromoCodes',
  ],
  planner: ['readPlanning', 'changePlanning', 'readGuests', 'changeReservations', 'readMoney', 'readAudit'],
  desk: ['readPlanning', 'readGuests', 'changeReservations', 'readMoney', 'changeMoney'],
  content: ['readPlanning', 'managePromoCodes'],
};

/** Whether a staff member of this role has the right. Never throws. */
export function mayDo(role: StaffRole, right: StaffRight): boolean {
  return rights[role].includes(right);
}

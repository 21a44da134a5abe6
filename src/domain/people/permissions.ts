import type { StaffRole } from '#contract/names.ts';

/**
 * - `readPlanning`, `changePlanning`: resources, rosters, pools and their exceptions.
 * - `readGuests`: reservations with the names of guests, and whose reservations a change touches; the mails to them.
 * - `changeReservations`: cancel, change, check in, and send a mail again.
 * - `readMoney`, `changeMoney`: payments, the ledger, refunds, gift cards, and the tasks that money leaves.
 * - `readAudit`: the audit.
 * - `managePromoCodes`: promo codes, as the texts of the site.
 */
export type Permission =
  | 'readPlanning'
  | 'changePlanning'
  | 'readGuests'
  | 'changeReservations'
  | 'readMoney'
  | 'changeMoney'
  | 'readAudit'
  | 'managePromoCodes';

const permissions: Record<StaffRole, readonly Permission[]> = {
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

export function hasPermission(role: StaffRole, permission: Permission): boolean {
  return permissions[role].includes(permission);
}

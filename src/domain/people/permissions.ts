import type { StaffRole } from '#contract/names.ts';

export type Permission =
  | 'readPlanning'
  | 'changePlanning'
  | 'readGuests'
  | 'changeReservations'
  | 'readMoney'
  | 'changeMoney'
  | 'readAudit'
  | 'managePromoCodes'
  | 'manageSettings';

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
    'manageSettings',
  ],
  planner: ['readPlanning', 'changePlanning', 'readGuests', 'changeReservations', 'readMoney', 'readAudit'],
  desk: ['readPlanning', 'readGuests', 'changeReservations', 'readMoney', 'changeMoney'],
  content: ['readPlanning', 'managePromoCodes'],
};

export function hasPermission(role: StaffRole, permission: Permission): boolean {
  return permissions[role].includes(permission);
}

import type { Permission, StandardRole } from '#contract/names.ts';

/** In the order in which people read them. */
export const permissions = [
  'read_planning',
  'change_planning',
  'read_absence_reasons',
  'read_guests',
  'change_reservations',
  'change_customers',
  'erase_customers',
  'read_money',
  'change_money',
  'manage_promo_codes',
  'change_catalog',
  'change_opening_times',
  'change_messages',
  'read_reports',
  'read_audit',
  'manage_settings',
  'manage_staff',
] as const satisfies readonly Permission[];

export const standardRoles: Record<StandardRole, readonly Permission[]> = {
  owner: permissions,
  planner: [
    'read_planning',
    'change_planning',
    'read_absence_reasons',
    'read_guests',
    'change_reservations',
    'change_customers',
    'read_money',
    'change_opening_times',
    'change_messages',
    'read_reports',
    'read_audit',
  ],
  desk: ['read_planning', 'read_guests', 'change_reservations', 'change_customers', 'read_money', 'change_money'],
  content: ['manage_promo_codes', 'change_catalog', 'change_opening_times', 'change_messages'],
};

export const isStandardRole = (id: string): id is StandardRole => Object.hasOwn(standardRoles, id);

/** Whether the venue lets this role do nothing beyond its own account without a second factor. */
export const needsSecondFactor = (
  { role }: Pick<Holder, 'role'>,
  { ownersNeedSecondFactor = false }: { ownersNeedSecondFactor?: boolean },
): boolean => ownersNeedSecondFactor && role === 'owner';

interface Holder {
  role: string;
  permissions: readonly Permission[];
}

/** Whoever manages staff gives no role, and changes nobody, that may do more; owners only owners make. */
export const mayManage = (manager: Holder, role: Holder): boolean =>
  (role.role !== 'owner' || manager.role === 'owner') &&
  role.permissions.every((permission) => manager.permissions.includes(permission));

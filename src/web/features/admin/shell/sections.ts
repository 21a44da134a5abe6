import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Permission } from '#contract/names.ts';
import type { AdminIconName } from './adminIcons.ts';

/** `permission`: without it the page is not offered; null: for everybody. */
export type Offered = {
  label: MessageDescriptor;
  permission: Permission | null;
  /** Who has this one instead is offered it too. */
  orPermission?: Permission;
};

export type Section = Offered & {
  to:
    | '/admin'
    | '/admin/products'
    | '/admin/flows'
    | '/admin/opening-times'
    | '/admin/messages'
    | '/admin/reservations'
    | '/admin/customers'
    | '/admin/credits'
    | '/admin/payments'
    | '/admin/reports'
    | '/admin/resources'
    | '/admin/users'
    | '/admin/settings'
    | '/admin/audit';
  icon: AdminIconName;
};

export const isOffered = ({ permission, orPermission }: Offered, permissions: readonly Permission[]): boolean =>
  permission === null || [permission, orPermission].some((one) => one !== undefined && permissions.includes(one));

/** The day first, then labels and order by the specification (§2); the second list stands below a line. */
export const sections: readonly (readonly Section[])[] = [
  [
    {
      to: '/admin',
      icon: 'board',
      label: msg({ id: 'admin.board', message: 'Dagbord' }),
      permission: 'read_guests',
    },
    {
      to: '/admin/products',
      icon: 'products',
      label: msg({ id: 'admin.products', message: 'Producten' }),
      permission: null,
    },
    { to: '/admin/flows', icon: 'flows', label: msg({ id: 'admin.flows', message: 'Flows' }), permission: null },
    {
      to: '/admin/opening-times',
      icon: 'openingTimes',
      label: msg({ id: 'admin.openingTimes', message: 'Openingstijden' }),
      permission: null,
    },
    {
      to: '/admin/messages',
      icon: 'messages',
      label: msg({ id: 'admin.messages', message: 'Berichten' }),
      permission: null,
    },
    {
      to: '/admin/reservations',
      icon: 'reservations',
      label: msg({ id: 'admin.reservations', message: 'Reserveringen' }),
      permission: 'read_guests',
    },
    {
      to: '/admin/customers',
      icon: 'customers',
      label: msg({ id: 'admin.customers', message: 'Klanten' }),
      permission: 'read_guests',
    },
    {
      to: '/admin/credits',
      icon: 'credits',
      label: msg({ id: 'admin.credits', message: 'Tegoeden' }),
      permission: 'read_money',
      orPermission: 'manage_promo_codes',
    },
    {
      to: '/admin/payments',
      icon: 'payments',
      label: msg({ id: 'admin.payments', message: 'Betalingen' }),
      permission: 'read_money',
    },
    {
      to: '/admin/resources',
      icon: 'resources',
      label: msg({ id: 'admin.resources', message: 'Therapeuten en ruimtes' }),
      permission: 'change_planning',
    },
    {
      to: '/admin/reports',
      icon: 'reports',
      label: msg({ id: 'admin.reports', message: 'Rapporten' }),
      permission: 'read_reports',
    },
  ],
  [
    {
      to: '/admin/users',
      icon: 'users',
      label: msg({ id: 'admin.users', message: 'Gebruikers' }),
      permission: 'manage_staff',
    },
    {
      to: '/admin/settings',
      icon: 'settings',
      label: msg({ id: 'admin.settings', message: 'Instellingen' }),
      permission: 'manage_settings',
    },
    {
      to: '/admin/audit',
      icon: 'history',
      label: msg({ id: 'admin.audit', message: 'Geschiedenis' }),
      permission: 'read_audit',
    },
  ],
];

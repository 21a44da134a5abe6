import type { Permission } from '#contract/names.ts';

/** What a page of the office asks of who opens it; every other page has what its address begins with. */
const beginnings: readonly (readonly [string, readonly Permission[]])[] = [
  ['/admin/audit', ['read_audit']],
  ['/admin/credits/batches', ['read_money']],
  ['/admin/credits/gift-cards', ['read_money']],
  ['/admin/credits/multi-visit-cards', ['read_money']],
  ['/admin/credits/promo-codes', ['manage_promo_codes']],
  ['/admin/customers', ['read_guests']],
  ['/admin/disruption', ['read_guests', 'change_reservations']],
  ['/admin/flows/create', ['change_catalog']],
  ['/admin/messages/$id', ['change_messages']],
  ['/admin/messages/create', ['change_messages']],
  ['/admin/opening-times/default', ['change_opening_times']],
  ['/admin/opening-times/edit', ['change_opening_times']],
  ['/admin/payments/books', ['read_audit']],
  ['/admin/payments/day-closes/create', ['read_money', 'change_money']],
  ['/admin/payments', ['read_money']],
  ['/admin/products/$id/groups/create', ['change_catalog']],
  ['/admin/reports', ['read_reports']],
  ['/admin/reservations/$id/add', ['read_guests', 'change_reservations']],
  ['/admin/reservations/create', ['read_guests', 'change_reservations']],
  ['/admin/reservations', ['read_guests']],
  ['/admin/resources', ['read_planning', 'change_planning']],
  ['/admin/roles', ['manage_staff']],
  ['/admin/settings', ['manage_settings']],
  ['/admin/users', ['manage_staff']],
];

/** By the address of its route, with `$` for what varies; of two beginnings the one that stands first. */
export const pagePermissions = (route: string): readonly Permission[] =>
  beginnings.find(([beginning]) => route === beginning || route.startsWith(`${beginning}/`))?.[1] ?? [];

import { msg } from '@lingui/core/macro';
import type { Permission } from '#contract/names.ts';
import { isOffered, sections, type Offered } from '../shell/sections.ts';

type OfficePage = Offered & { to: string };

/** Pages below those of the sidebar that have a name of their own. */
const below: readonly OfficePage[] = [
  { to: '/admin/images', label: msg({ id: 'admin.images', message: 'Afbeeldingen' }), permission: 'change_catalog' },
  { to: '/admin/flows/start', label: msg({ id: 'admin.kind.startPage', message: 'Startpagina' }), permission: null },
  {
    to: '/admin/opening-times/default',
    label: msg({ id: 'admin.kind.openingWeek', message: 'Standaardweek' }),
    permission: 'change_opening_times',
  },
  { to: '/admin/opening-times/test', label: msg({ id: 'opening.test', message: 'Test een datum' }), permission: null },
  {
    to: '/admin/credits/promo-codes',
    label: msg({ id: 'credit.promoCodes', message: 'Kortingscodes' }),
    permission: 'manage_promo_codes',
  },
  {
    to: '/admin/resources/skills',
    label: msg({ id: 'find.skills', message: 'Vaardigheden' }),
    permission: 'change_planning',
  },
  {
    to: '/admin/resources/kinds',
    label: msg({ id: 'find.kinds', message: 'Soorten therapeuten en ruimtes' }),
    permission: 'change_planning',
  },
  { to: '/admin/roles', label: msg({ id: 'admin.roles', message: 'Rollen' }), permission: 'manage_staff' },
  ...Object.entries({
    products: msg({ id: 'find.settings.products', message: 'Instellingen: producten' }),
    swimwear: msg({ id: 'find.settings.swimwear', message: 'Instellingen: badkleding' }),
    payments: msg({ id: 'find.settings.payments', message: 'Instellingen: betalen' }),
    mails: msg({ id: 'find.settings.mails', message: 'Instellingen: mails' }),
    branding: msg({ id: 'find.settings.branding', message: 'Instellingen: huisstijl, naam en logo' }),
    limits: msg({ id: 'find.settings.limits', message: 'Instellingen: grenzen' }),
    legal: msg({ id: 'find.settings.legal', message: 'Instellingen: wet en privacy' }),
  }).map(([group, label]): OfficePage => ({
    to: `/admin/settings/${group}`,
    label,
    permission: 'manage_settings',
  })),
  { to: '/admin/account', label: msg({ id: 'find.account', message: 'Mijn account' }), permission: null },
];

/** Every page with a name that this role may open, in the order of the sidebar. */
export const officePages = (permissions: readonly Permission[]): OfficePage[] =>
  [...sections.flat(), ...below].filter((page) => isOffered(page, permissions));

import { useLingui } from '@lingui/react/macro';
import type { Permission } from '#contract/names.ts';

export function usePermissionWords(): Record<Permission, string> {
  const { t } = useLingui();
  return {
    read_planning: t({ id: 'admin.may.read_planning', message: 'Planning bekijken' }),
    change_planning: t({ id: 'admin.may.change_planning', message: 'Planning wijzigen: roosters, ruimtes, plaatsen' }),
    read_absence_reasons: t({
      id: 'admin.may.read_absence_reasons',
      message: 'Redenen van afwezigheid van collega’s bekijken',
    }),
    read_guests: t({ id: 'admin.may.read_guests', message: 'Gasten en reserveringen bekijken' }),
    change_reservations: t({ id: 'admin.may.change_reservations', message: 'Reserveringen wijzigen' }),
    change_customers: t({ id: 'admin.may.change_customers', message: 'Gegevens van klanten wijzigen' }),
    erase_customers: t({ id: 'admin.may.erase_customers', message: 'Klanten wissen of hun gegevens meegeven' }),
    read_money: t({ id: 'admin.may.read_money', message: 'Betalingen en cadeaubonnen bekijken' }),
    change_money: t({
      id: 'admin.may.change_money',
      message: 'Terugbetalen, afrekenen en cadeaubonnen uitgeven',
    }),
    manage_promo_codes: t({ id: 'admin.may.manage_promo_codes', message: 'Kortingscodes beheren' }),
    change_catalog: t({ id: 'admin.may.change_catalog', message: 'Producten en flows wijzigen' }),
    change_opening_times: t({ id: 'admin.may.change_opening_times', message: 'Openingstijden wijzigen' }),
    change_messages: t({ id: 'admin.may.change_messages', message: 'Berichten wijzigen' }),
    read_reports: t({ id: 'admin.may.read_reports', message: 'Bezetting en omzet bekijken' }),
    read_audit: t({ id: 'admin.may.read_audit', message: 'Zien wie wat wijzigde' }),
    manage_settings: t({ id: 'admin.may.manage_settings', message: 'Instellingen wijzigen' }),
    manage_staff: t({ id: 'admin.may.manage_staff', message: 'Gebruikers en rollen beheren' }),
  };
}

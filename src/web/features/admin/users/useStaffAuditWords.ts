import { useLingui } from '@lingui/react/macro';
import type { AuditWords } from '../kit/audit/AuditLine.tsx';
import { useRoleOptions } from './useRoleOptions.ts';

export function useStaffAuditWords(): AuditWords {
  const { t } = useLingui();
  const names = new Map(useRoleOptions().map(({ value, label }) => [value, label]));
  const states: Record<string, string> = {
    active: t({ id: 'admin.state.active', message: 'Actief' }),
    suspended: t({ id: 'admin.state.suspended', message: 'Geschorst' }),
  };
  return {
    labels: {
      role: t({ id: 'admin.role', message: 'Rol' }),
      state: t({ id: 'admin.state', message: 'Status' }),
      firstName: t({ id: 'customer.firstName', message: 'Voornaam' }),
      lastName: t({ id: 'customer.lastName', message: 'Achternaam' }),
      email: t({ id: 'customer.email', message: 'E-mailadres' }),
      password: t({ id: 'customer.password', message: 'Wachtwoord' }),
      secondFactor: t({ id: 'admin.factor', message: 'Tweede stap' }),
    },
    textOf: (field, value) => {
      if (field === 'role') return names.get(String(value)) ?? null;
      return field === 'state' ? (states[String(value)] ?? null) : null;
    },
  };
}

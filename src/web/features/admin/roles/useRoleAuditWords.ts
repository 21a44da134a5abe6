import { useLingui } from '@lingui/react/macro';
import type { Permission } from '#contract/names.ts';
import type { AuditWords } from '../kit/audit/AuditLine.tsx';
import { usePermissionWords } from '../kit/usePermissionWords.ts';

export function useRoleAuditWords(): AuditWords {
  const { t } = useLingui();
  const words: Partial<Record<string, string>> = usePermissionWords();
  return {
    labels: {
      name: t({ id: 'admin.column.name', message: 'Naam' }),
      permissions: t({ id: 'admin.role.may', message: 'Mag' }),
    },
    textOf: (field, value) =>
      field === 'permissions' && Array.isArray(value)
        ? value.map((permission: Permission) => words[permission] ?? permission).join(', ') || '–'
        : null,
  };
}

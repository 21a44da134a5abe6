import { currentLocale } from '#web/i18n/activate.ts';
import { usePermissionWords } from '../usePermissionWords.ts';
import { auditAmount } from './auditAmount.ts';
import { useWords } from './useWords.ts';
import { valueWords } from './valueWords.ts';

/** A field's codes and amounts in words; null for what speaks for itself. */
export function useAuditValues(): (field: string, value: unknown) => string | null {
  const words = useWords(valueWords);
  const permissions: Partial<Record<string, string>> = usePermissionWords();
  return (field, value) => {
    if (field !== 'permissions')
      return auditAmount(field, value, currentLocale()) ?? words[`${field}.${String(value)}`] ?? null;
    return (value as string[]).map((permission) => permissions[permission] ?? permission).join(', ') || null;
  };
}

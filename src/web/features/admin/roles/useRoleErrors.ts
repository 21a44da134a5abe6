import { useLingui } from '@lingui/react/macro';
import { formSentence } from '#web/i18n/formSentences.ts';

/** Sentences for the fields of a role's form. */
export function useRoleErrors(): (name: string, code: string) => string {
  const { t, i18n } = useLingui();
  const labels: Record<string, string> = {
    name: t({ id: 'admin.column.name', message: 'Naam' }),
    permissions: t({ id: 'admin.role.permissions', message: 'Wie deze rol heeft, mag' }),
  };
  const tooMany = t({ id: 'admin.role.too_many', message: 'Er zijn al 50 eigen rollen. Verwijder er eerst één.' });
  return (name, code) => (code === 'too_many' ? tooMany : i18n._(formSentence(code, labels[name] ?? name)));
}

import { useLingui } from '@lingui/react/macro';
import type { RosterException } from '#contract/names.ts';

export function useRosterKinds(): Record<RosterException['kind'], string> {
  const { t } = useLingui();
  return {
    absence: t({ id: 'roster.absence', message: 'Vrij of ziek' }),
    closure: t({ id: 'roster.closure', message: 'Niet te gebruiken' }),
    break: t({ id: 'roster.break', message: 'Pauze' }),
    extra: t({ id: 'roster.extra', message: 'Extra uren' }),
  };
}

import { useLingui } from '@lingui/react/macro';
import type { SecurityDialogName } from '#machines/staffSecurity/staffSecurity.selectors.ts';

/** `action`: what follows on the password. */
export function useDialogWords(): Record<SecurityDialogName, { title: string; action: string }> {
  const { t } = useLingui();
  const next = t({ id: 'admin.next', message: 'Verder' });
  return {
    enrolling: { title: t({ id: 'admin.factor.enrol.title', message: 'Tweede stap aanzetten' }), action: next },
    removingApp: {
      title: t({ id: 'admin.factor.off.title', message: 'Tweede stap uitzetten' }),
      action: t({ id: 'admin.factor.off', message: 'Zet uit' }),
    },
    renewingCodes: { title: t({ id: 'admin.factor.renew', message: 'Nieuwe herstelcodes' }), action: next },
    addingPasskey: { title: t({ id: 'passkey.add', message: 'Passkey toevoegen' }), action: next },
    removingPasskey: {
      title: t({ id: 'passkey.remove', message: 'Passkey verwijderen' }),
      action: t({ id: 'passkey.remove.submit', message: 'Verwijderen' }),
    },
  };
}

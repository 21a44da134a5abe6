import { useLingui } from '@lingui/react/macro';

/** The sentence for a code that means something else, or nothing, without a passkey; null: the general one. */
export function usePasskeySentence(): (code: string) => string | null {
  const { t } = useLingui();
  const refused = t({
    id: 'passkey.refused',
    message: 'Met deze passkey lukt het niet. Log in op een andere manier.',
  });
  const sentences: Record<string, string> = {
    passkey_known: t({ id: 'passkey.known', message: 'Op dit apparaat staat al een passkey voor dit account.' }),
    passkey_stopped: t({ id: 'passkey.stopped', message: 'Er is geen passkey gebruikt. Probeer het gerust opnieuw.' }),
    in_use: t({ id: 'passkey.most', message: 'Je hebt al tien passkeys. Verwijder er eerst een.' }),
    login_failed: refused,
    second_factor_invalid: refused,
  };
  return (code) => sentences[code] ?? null;
}

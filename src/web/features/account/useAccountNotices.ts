import { useLingui } from '@lingui/react/macro';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { AccountNotice } from '#machines/session/session.types.ts';
import { useSessionActor } from '#web/actors/SessionActorContext.ts';
import { takeExport } from '#web/queries/customerSecurity.ts';
import { saveFile } from '#web/ui/saveFile.ts';
import { toastSuccess } from '#web/ui/toast.ts';

/** Says what was done in a window of the account that is closed by then. */
export function useAccountNotices(): void {
  const { t } = useLingui();
  const client = useQueryClient();
  const session = useSessionActor();
  const say = useEffectEvent((code: AccountNotice) => {
    const texts: Record<AccountNotice, string> = {
      details_saved: t({ id: 'notice.details_saved', message: 'Je gegevens zijn bijgewerkt' }),
      password_changed: t({ id: 'account.password.changed', message: 'Je wachtwoord is gewijzigd' }),
      data_exported: t({ id: 'account.export.done', message: 'Je gegevens zijn gedownload' }),
      account_erased: t({ id: 'account.erase.done', message: 'Je account is verwijderd' }),
    };
    if (code === 'data_exported') saveExport(client, t({ id: 'account.export.file', message: 'mijn-gegevens' }));
    toastSuccess(texts[code]);
  });
  useEffect(() => {
    const { unsubscribe } = session.on('notice', ({ code }) => say(code));
    return unsubscribe;
  }, [session]);
}

/** As a page to read and a file for programs. */
function saveExport(client: QueryClient, name: string): void {
  const exported = takeExport(client);
  if (exported === undefined) return;
  saveFile(exported.page, 'text/html', `${name}.html`);
  saveFile(JSON.stringify(exported.file, null, 2), 'application/json', `${name}.json`);
}

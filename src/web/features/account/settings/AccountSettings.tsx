import { Trans } from '@lingui/react/macro';
import { accountWindow, windowForm } from '#machines/session/session.selectors.ts';
import { useSession, useSessionActor } from '#web/actors/SessionActorContext.ts';
import { lazyPart } from '#web/i18n/lazyScreen.ts';
import { Panel } from '#web/ui/Panel.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import { Suspense } from 'react';
import * as css from './settings.css.ts';

const SettingsWindow = lazyPart('further', () => import('./SettingsWindow.tsx'), 'SettingsWindow');

/** Password, logins and own data; each opens a window. */
export function AccountSettings() {
  const session = useSessionActor();
  const shown = useSession(accountWindow);
  const form = useSession(windowForm);
  const close = (): void =>
    form === undefined ? session.send({ type: 'window.dismissed' }) : form.send({ type: 'form.dismissed' });
  return (
    <Panel className={css.panel}>
      <h2 className={type.h3}>
        <Trans id="account.settings">Privacy en beveiliging</Trans>
      </h2>
      <ul className={css.list} onPointerEnter={SettingsWindow.preload} onFocus={SettingsWindow.preload}>
        <li>
          <button type="button" className={css.link} onClick={() => session.send({ type: 'passwordChange.requested' })}>
            <Trans id="account.password.change">Wachtwoord wijzigen</Trans>
          </button>
        </li>
        <li>
          <button type="button" className={css.link} onClick={() => session.send({ type: 'sessions.requested' })}>
            <Trans id="account.sessions">Waar en hoe je inlogt</Trans>
          </button>
        </li>
        <li>
          <button type="button" className={css.link} onClick={() => session.send({ type: 'export.requested' })}>
            <Trans id="account.export">Je gegevens downloaden</Trans>
          </button>
        </li>
        <li>
          <button type="button" className={css.link} onClick={() => session.send({ type: 'erasure.requested' })}>
            <Trans id="account.erase">Account verwijderen</Trans>
          </button>
        </li>
      </ul>
      {shown === null ? null : (
        <Suspense>
          <SettingsWindow shown={shown} onClose={close} />
        </Suspense>
      )}
    </Panel>
  );
}

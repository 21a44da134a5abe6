import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import type { StaffPasswordForm as StaffPasswordValues } from '#contract/names.ts';
import { passwordResetMachine } from '#machines/passwordReset/passwordReset.machine.ts';
import { requestForm, resetPage } from '#machines/passwordReset/passwordReset.selectors.ts';
import { staffResetActors } from '#web/actors/staffLinks.actors.ts';
import { submitTo } from '#web/actors/submitTo.ts';
import { ResetRequestForm } from '#web/features/people/forms/ResetRequestForm.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import * as css from './Entry.css.ts';
import { EntryPage } from './EntryPage.tsx';

const machine = passwordResetMachine<StaffPasswordValues>().provide({ actors: staffResetActors });

export function RequestStaffResetScreen() {
  const { t } = useLingui();
  const [snapshot] = useMachine(machine, { input: { token: null } });
  return (
    <EntryPage title={t({ id: 'reset.request.title', message: 'Wachtwoord vergeten' })}>
      <Panel>
        {resetPage(snapshot) === 'requested' ? (
          <Note kind="success" role="status" title={<Trans id="reset.request.done">Kijk in je mail</Trans>}>
            <p>
              <Trans id="reset.request.done.text">
                Als dit adres een account heeft, krijg je een mail met een link. Zie je na een paar minuten niets? Kijk
                dan ook bij ongewenste mail.
              </Trans>
            </p>
          </Note>
        ) : (
          <ResetRequestForm
            failureTitle={t({
              id: 'admin.reset.request.failed',
              message: 'Fout bij het aanvragen van wachtwoord reset',
            })}
            onRequest={(form) => submitTo(requestForm(snapshot), form)}
          />
        )}
        <Link to="/admin/login" className={css.link}>
          <Trans id="reset.back">Terug naar inloggen</Trans>
        </Link>
      </Panel>
    </EntryPage>
  );
}

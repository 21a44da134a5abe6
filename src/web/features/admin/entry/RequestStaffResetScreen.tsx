import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import { passwordResetMachine } from '#machines/passwordReset/passwordReset.machine.ts';
import { resetPage } from '#machines/passwordReset/passwordReset.selectors.ts';
import { staffResetActors } from '#web/actors/staffLinks.actors.ts';
import { ResetRequestForm } from '#web/features/people/forms/ResetRequestForm.tsx';
import { requestStaffReset } from '#web/queries/admin/session.ts';
import { Note } from '#web/ui/Note.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import * as css from './Entry.css.ts';
import { EntryPage } from './EntryPage.tsx';

const machine = passwordResetMachine.provide({ actors: staffResetActors });

export function RequestStaffResetScreen() {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(requestStaffReset);
  const [snapshot, send] = useMachine(machine, { input: { token: null } });
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
            onRequest={async (form) => {
              await mutateAsync(form);
              send({ type: 'link.requested' });
            }}
          />
        )}
        <Link to="/admin/login" className={css.link}>
          <Trans id="reset.back">Terug naar inloggen</Trans>
        </Link>
      </Panel>
    </EntryPage>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { StaffUser } from '#contract/names.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { removeFactorOf, removeUser, resume, suspend } from '#web/queries/admin/staff.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toastSuccess } from '#web/ui/toast.ts';
import { type } from '#web/ui/theme/type.css.ts';
import { card } from '../kit/AdminPage.css.ts';
import { DangerDialog } from '../kit/form/DangerDialog.tsx';
import { StaffStateBadge } from './StaffStateBadge.tsx';
import * as css from './Users.css.ts';

/** Suspending can be taken back, removing cannot. */
export function UserAccess({ user }: { user: StaffUser }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [removing, setRemoving] = useState(false);
  const isSuspended = user.state === 'suspended';
  const switching = useMutation(isSuspended ? resume(client, user.id) : suspend(client, user.id));
  const unfactoring = useMutation(removeFactorOf(client, user.id));
  const remove = useMutation(removeUser(client, user.id));
  const error = switching.error ?? unfactoring.error;
  const busy = t({ id: 'common.busy', message: 'Bezig…' });
  const removed = t({ id: 'admin.user.removed', message: 'De gebruiker is verwijderd' });
  return (
    <section className={`${card} ${css.facts}`} aria-labelledby="access-title">
      <div className={css.head}>
        <h2 id="access-title" className={type.h3}>
          <Trans id="admin.user.access">Toegang</Trans>
        </h2>
        <StaffStateBadge state={user.state} />
      </div>
      {error === null ? null : (
        <Note kind="danger" role="alert">
          <p>{refusedText(refusedBy(error))}</p>
        </Note>
      )}
      <div className={css.row}>
        <Button kind="outline" busyLabel={switching.isPending && busy} onClick={() => switching.mutate(undefined)}>
          {isSuspended ? (
            <Trans id="admin.user.resume">Weer toelaten</Trans>
          ) : (
            <Trans id="admin.user.suspend">Schorsen</Trans>
          )}
        </Button>
        {user.secondFactor ? (
          <Button
            kind="outline"
            busyLabel={unfactoring.isPending && busy}
            onClick={() => unfactoring.mutate(undefined)}
          >
            <Trans id="admin.user.removeFactor">Tweede stap weghalen</Trans>
          </Button>
        ) : null}
        <Button kind="text" onClick={() => setRemoving(true)}>
          <Trans id="admin.user.remove">Verwijderen</Trans>
        </Button>
      </div>
      <DangerDialog
        open={removing}
        title={t({ id: 'admin.user.remove.title', message: 'Gebruiker verwijderen' })}
        typed={user.email}
        action={t({ id: 'admin.user.remove', message: 'Verwijderen' })}
        onConfirm={async () => {
          await remove.mutateAsync(undefined);
          toastSuccess(removed);
          await navigate({ to: '/admin/users' });
        }}
        onClose={() => setRemoving(false)}
      >
        <p>
          <Trans id="admin.user.remove.text">
            Deze gebruiker kan dan niet meer inloggen. De naam blijft staan in de geschiedenis.
          </Trans>
        </p>
      </DangerDialog>
    </section>
  );
}

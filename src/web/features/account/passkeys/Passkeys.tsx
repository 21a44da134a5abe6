import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { passkeysMachine } from '#machines/passkeys/passkeys.machine.ts';
import { addingForm, passkeyToRemove, removalForm } from '#machines/passkeys/passkeys.selectors.ts';
import type { PasskeysEmitted } from '#machines/passkeys/passkeys.types.ts';
import { passkeysActors } from '#web/actors/passkeys.actors.ts';
import { submitTo } from '#web/actors/submitTo.ts';
import { AddPasskeyForm } from '#web/features/people/passkeys/AddPasskeyForm.tsx';
import { PasskeyList } from '#web/features/people/passkeys/PasskeyList.tsx';
import { PasswordProof } from '#web/features/people/forms/PasswordProof.tsx';
import { hasPasskeys } from '#web/queries/passkeyCeremonies.ts';
import { passkeysQuery } from '#web/queries/passkeys.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { stack } from '#web/ui/theme/layout.css.ts';
import { toastSuccess } from '#web/ui/toast.ts';

export function Passkeys() {
  const { t } = useLingui();
  const client = useQueryClient();
  const [machine] = useState(() => passkeysMachine.provide({ actors: passkeysActors(client) }));
  const [snapshot, send, actor] = useMachine(machine);
  const { data } = useQuery(passkeysQuery);
  const say = useEffectEvent(({ code }: PasskeysEmitted) =>
    toastSuccess(
      code === 'added'
        ? t({ id: 'passkey.add.done', message: 'Je passkey is toegevoegd' })
        : t({ id: 'passkey.remove.done', message: 'Je passkey is verwijderd' }),
    ),
  );
  useEffect(() => {
    const { unsubscribe } = actor.on('notice', (done) => say(done));
    return unsubscribe;
  }, [actor]);
  if (data === undefined) return <Spinner label={t({ id: 'common.loading', message: 'Laden…' })} />;
  if (!hasPasskeys() && data.length === 0) {
    return (
      <Note>
        <p>
          <Trans id="passkey.unsupported">Deze browser kan geen passkeys gebruiken.</Trans>
        </p>
      </Note>
    );
  }
  const adding = addingForm(snapshot);
  if (adding !== undefined) {
    return (
      <AddPasskeyForm
        onAdd={(form) => submitTo(adding, form)}
        onClose={() => adding.send({ type: 'form.dismissed' })}
      />
    );
  }
  const removal = removalForm(snapshot);
  const id = passkeyToRemove(snapshot);
  if (removal !== undefined && id !== null) {
    const name = data.find((passkey) => passkey.id === id)?.name ?? '';
    return (
      <PasswordProof
        formId="removePasskey"
        label={t({ id: 'passkey.remove', message: 'Passkey verwijderen' })}
        submit={<Trans id="passkey.remove.submit">Verwijderen</Trans>}
        failureTitle={t({ id: 'passkey.remove.failed', message: 'De passkey is niet verwijderd' })}
        onSubmit={({ password }) => submitTo(removal, { id, currentPassword: password })}
        onClose={() => removal.send({ type: 'form.dismissed' })}
      >
        <p>
          <Trans id="passkey.remove.text">Met deze passkey ({name}) kun je daarna niet meer inloggen.</Trans>
        </p>
      </PasswordProof>
    );
  }
  return (
    <div className={stack}>
      <p>
        <Trans id="passkey.text">
          Met een passkey log je in met je vinger, je gezicht of de pincode van je apparaat.
        </Trans>
      </p>
      {data.length === 0 ? null : (
        <PasskeyList passkeys={data} onRemove={(removed) => send({ type: 'removal.requested', id: removed })} />
      )}
      {hasPasskeys() ? (
        <Button kind="outline" onClick={() => send({ type: 'adding.requested' })}>
          <Trans id="passkey.add">Passkey toevoegen</Trans>
        </Button>
      ) : null}
    </div>
  );
}

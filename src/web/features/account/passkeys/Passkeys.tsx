import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AddPasskeyForm } from '#web/features/people/passkeys/AddPasskeyForm.tsx';
import { PasskeyList } from '#web/features/people/passkeys/PasskeyList.tsx';
import { PasswordProof } from '#web/features/people/forms/PasswordProof.tsx';
import { hasPasskeys } from '#web/queries/passkeyCeremonies.ts';
import { addPasskey, passkeysQuery, removePasskey } from '#web/queries/passkeys.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { stack } from '#web/ui/theme/layout.css.ts';
import { toastSuccess } from '#web/ui/toast.ts';

/** Null: the list; 'new': adding one; else the one to remove. */
type Open = null | 'new' | { id: string };

export function Passkeys() {
  const { t } = useLingui();
  const client = useQueryClient();
  const [open, setOpen] = useState<Open>(null);
  const { data } = useQuery(passkeysQuery);
  const adding = useMutation(addPasskey(client));
  const removing = useMutation(removePasskey(client));
  const close = (): void => setOpen(null);
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
  const add = async (values: { name: string; currentPassword: string }): Promise<void> => {
    await adding.mutateAsync(values);
    close();
    toastSuccess(t({ id: 'passkey.add.done', message: 'Je passkey is toegevoegd' }));
  };
  if (open === 'new') return <AddPasskeyForm onAdd={add} onClose={close} />;
  if (open !== null) {
    const name = data.find(({ id }) => id === open.id)?.name ?? '';
    const remove = async ({ password }: { password: string }): Promise<void> => {
      await removing.mutateAsync({ id: open.id, currentPassword: password });
      close();
      toastSuccess(t({ id: 'passkey.remove.done', message: 'Je passkey is verwijderd' }));
    };
    return (
      <PasswordProof
        formId="removePasskey"
        label={t({ id: 'passkey.remove', message: 'Passkey verwijderen' })}
        submit={<Trans id="passkey.remove.submit">Verwijderen</Trans>}
        failureTitle={t({ id: 'passkey.remove.failed', message: 'De passkey is niet verwijderd' })}
        onSubmit={remove}
        onClose={close}
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
      {data.length === 0 ? null : <PasskeyList passkeys={data} onRemove={(id) => setOpen({ id })} />}
      {hasPasskeys() ? (
        <Button kind="outline" onClick={() => setOpen('new')}>
          <Trans id="passkey.add">Passkey toevoegen</Trans>
        </Button>
      ) : null}
    </div>
  );
}

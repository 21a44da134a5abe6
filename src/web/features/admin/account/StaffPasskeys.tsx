import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hasPasskeys } from '#web/queries/passkeyCeremonies.ts';
import { AddPasskeyForm } from '#web/features/people/passkeys/AddPasskeyForm.tsx';
import { PasskeyList } from '#web/features/people/passkeys/PasskeyList.tsx';
import { addStaffPasskey, removeStaffPasskey, staffPasskeysQuery } from '#web/queries/admin/passkeys.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { PasswordQuestion } from './PasswordQuestion.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** Null: no dialog; 'new': adding one; else the one to remove. */
type Open = null | 'new' | { id: string };

export function StaffPasskeys() {
  const { data = [] } = useQuery(staffPasskeysQuery);
  const [open, setOpen] = useState<Open>(null);
  const close = (): void => setOpen(null);
  return (
    <>
      {data.length === 0 ? null : <PasskeyList passkeys={data} onRemove={(id) => setOpen({ id })} />}
      {hasPasskeys() ? (
        <div>
          <Button kind="outline" onClick={() => setOpen('new')}>
            <Trans id="passkey.add">Passkey toevoegen</Trans>
          </Button>
        </div>
      ) : null}
      {open === 'new' ? <AddDialog onClose={close} /> : null}
      {open !== null && open !== 'new' ? <RemoveDialog id={open.id} onClose={close} /> : null}
    </>
  );
}

function AddDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { mutateAsync, data } = useMutation(addStaffPasskey(useQueryClient()));
  const add = async (values: { name: string; currentPassword: string }): Promise<void> => {
    const { recoveryCodes } = await mutateAsync(values);
    if (recoveryCodes === null) onClose();
  };
  const title = t({ id: 'passkey.add', message: 'Passkey toevoegen' });
  return (
    <Dialog alert open onClose={onClose} title={title} closeLabel={t({ id: 'common.close', message: 'Sluiten' })}>
      {data?.recoveryCodes ? (
        <RecoveryCodes codes={data.recoveryCodes} onDone={onClose} />
      ) : (
        <AddPasskeyForm onAdd={add} onClose={onClose} />
      )}
    </Dialog>
  );
}

function RemoveDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(removeStaffPasskey(useQueryClient()));
  const title = t({ id: 'passkey.remove', message: 'Passkey verwijderen' });
  return (
    <Dialog alert open onClose={onClose} title={title} closeLabel={t({ id: 'common.close', message: 'Sluiten' })}>
      <PasswordQuestion
        label={title}
        action={t({ id: 'passkey.remove.submit', message: 'Verwijderen' })}
        onPassword={async (currentPassword) => {
          await mutateAsync({ id, currentPassword });
          onClose();
        }}
        onCancel={onClose}
      />
    </Dialog>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { StaffReservation } from '#contract/names.ts';
import { receiptMailMachine } from '#machines/receiptMail/receiptMail.machine.ts';
import { isMailing, refusedMail } from '#machines/receiptMail/receiptMail.selectors.ts';
import { receiptMailActors } from '#web/actors/receiptMail.actors.ts';
import { formSentence } from '#web/i18n/formSentences.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toastSuccess } from '#web/ui/toast.ts';
import { ActionForm } from '../kit/form/ActionForm.tsx';
import { useRefusal } from './useRefusal.ts';

type MailReceiptDialogProps = { reservation: StaffReservation; onClose: () => void };

/** To the customer's address, or to another that is typed over it. */
export function MailReceiptDialog({ reservation: { id, customer }, onClose }: MailReceiptDialogProps) {
  const { t, i18n } = useLingui();
  const refusal = useRefusal();
  const client = useQueryClient();
  const [machine] = useState(() => receiptMailMachine.provide({ actors: receiptMailActors(client, id) }));
  const [snapshot, send, actor] = useMachine(machine, { input: { email: customer?.email ?? '' } });
  useEffect(() => {
    const { unsubscribe } = actor.on('receipt.mailed', ({ email }) => {
      toastSuccess(t({ id: 'admin.receipt.mailed', message: `Het betaalbewijs is onderweg naar ${email}` }));
      onClose();
    });
    return unsubscribe;
  }, [actor, onClose, t]);
  const { email, code } = snapshot.context;
  const refused = refusedMail(snapshot);
  const label = t({ id: 'customer.email', message: 'E-mailadres' });
  const title = t({ id: 'admin.receipt.mail', message: 'Betaalbewijs mailen' });
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t({ id: 'common.close', message: 'Sluiten' })}>
      <ActionForm
        action={t({ id: 'admin.receipt.send', message: 'Versturen' })}
        refusal={refused && refusal(refused)}
        isBusy={isMailing(snapshot)}
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'mail.requested' });
        }}
        onClose={onClose}
      >
        <TextField
          label={label}
          type="email"
          autoComplete="off"
          data-first-focus
          error={code === null ? undefined : i18n._(formSentence(code, label))}
          value={email}
          onChange={(event) => send({ type: 'address.typed', email: event.target.value })}
        />
      </ActionForm>
    </Dialog>
  );
}

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { giftCardMessage } from '#domain/credits/giftCardMessage.ts';
import { messageView } from '#machines/reservation/reservation.selectors.ts';
import { useReservation, useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { MessageForm } from './MessageForm.tsx';

const resolver = standardSchemaResolver(giftCardMessage);

const empty = { from: '', to: '', message: '', recipientEmail: '' };

/** The input stays when the dialog is closed or adding fails. */
export function MessageDialog() {
  const { t } = useLingui();
  const actor = useReservationActor();
  const view = useReservation(messageView);
  const form = useForm({ resolver, defaultValues: empty, shouldFocusError: false });
  const close = (): void => actor.send({ type: 'message.dismissed' });
  return (
    <Dialog
      open={view !== 'none'}
      onClose={close}
      title={t({ id: 'giftCard.message.title', message: 'Cadeaubon bericht' })}
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
    >
      <MessageForm form={form} busy={view === 'adding'} onClose={close} />
    </Dialog>
  );
}

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import type { CardMessage } from '#contract/names.ts';
import { giftCardMessage } from '#domain/credits/giftCardMessage.ts';
import { changedCard, isBusy, messageView } from '#machines/reservation/reservation.selectors.ts';
import { useReservation, useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { useReservationData } from '#web/actors/useReservationData.ts';
import { FailureNote } from '#web/features/scheduling/outcome/FailureNote.tsx';
import { AddFailedNote } from '#web/features/scheduling/outcome/AddFailedNote.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { MessageForm } from './MessageForm.tsx';

const resolver = standardSchemaResolver(giftCardMessage);

const empty = { from: '', to: '', message: '', recipientEmail: '' };

/** Before the card is ordered. The input stays when the dialog is closed or adding fails. */
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
      <MessageForm
        form={form}
        busy={view === 'adding'}
        submitLabel={t({ id: 'order.order', message: 'Bestellen' })}
        failure={<AddFailedNote />}
        onClose={close}
      />
    </Dialog>
  );
}

/** The summary on wide screens, the open basket on phones. */
const home = ['summary-title', 'basket-title'];

/** Of a card that was ordered. */
export function ChangeMessageDialog() {
  const itemId = useReservation(changedCard);
  const products = useReservationData()?.persons.flatMap((person) => person.products) ?? [];
  const message = products.find((product) => product.itemId === itemId)?.cardMessage;
  return message === undefined ? null : <ChangeMessage message={message} />;
}

function ChangeMessage({ message }: { message: CardMessage }) {
  const { t } = useLingui();
  const actor = useReservationActor();
  const busy = useReservation(isBusy);
  const defaultValues = { ...message, recipientEmail: message.recipientEmail ?? '' };
  const form = useForm({ resolver, defaultValues, shouldFocusError: false });
  const close = (): void => actor.send({ type: 'message.dismissed' });
  return (
    <Dialog
      open
      onClose={close}
      title={t({ id: 'giftCard.message.title', message: 'Cadeaubon bericht' })}
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
      returnFocusIds={home}
    >
      <MessageForm
        form={form}
        busy={busy}
        submitLabel={t({ id: 'common.save', message: 'Opslaan' })}
        failure={<FailureNote of={['message_failed']} />}
        onClose={close}
      />
    </Dialog>
  );
}

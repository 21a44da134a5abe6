import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { StaffReservation } from '#contract/names.ts';
import type { DeskChangeDraft } from '#domain/booking/deskChangeDraft.ts';
import { deskChangeMachine } from '#machines/deskChange/deskChange.machine.ts';
import { draftOf, isApplying, mayApply } from '#machines/deskChange/deskChange.selectors.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { deskChangeActors } from '#web/actors/deskChange.actors.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { changeOptionsQuery } from '#web/queries/admin/deskChange.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { toastSuccess } from '#web/ui/toast.ts';
import { ListSkeleton } from '../../kit/list/ListSkeleton.tsx';
import * as css from './Change.css.ts';
import { ChangeFields } from './ChangeFields.tsx';
import { ChangeQuote } from './ChangeQuote.tsx';

type ChangeDialogProps = { reservation: StaffReservation; onClose: () => void };

/** Another departure and other products in one step; what follows is told while it is chosen. */
export function ChangeDialog({ reservation, onClose }: ChangeDialogProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [machine] = useState(() => deskChangeMachine.provide({ actors: deskChangeActors(client, reservation.id) }));
  const [snapshot, send, actor] = useMachine(machine);
  const { data: options, error, refetch } = useQuery(changeOptionsQuery(reservation.id));
  const changed = t({ id: 'admin.change.done', message: 'De reservering is gewijzigd' });
  useEffect(() => {
    const subscription = actor.on('booking.changed', () => {
      toastSuccess(changed);
      onClose();
    });
    return () => subscription.unsubscribe();
  }, [actor, changed, onClose]);
  const change = (draft: DeskChangeDraft): void => send({ type: 'draft.changed', draft });
  return (
    <Dialog
      open
      focusTitle
      width="widest"
      onClose={onClose}
      title={t({ id: 'admin.change.title', message: 'Verblijf en producten wijzigen' })}
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
    >
      {options === undefined ? (
        error === null ? (
          <ListSkeleton />
        ) : (
          <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={() => void refetch()}>
            {refusedText(refusedBy(error))}
          </RetryNote>
        )
      ) : (
        <form
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault();
            send({ type: 'change.confirmed' });
          }}
        >
          <ChangeFields options={options} draft={draftOf(snapshot)} onChange={change} />
          <div className={css.outcome}>
            <ChangeQuote {...{ snapshot, send, options, reservation }} />
            <div className={css.buttons}>
              <Button kind="text" onClick={onClose}>
                <Trans id="admin.dialog.back">Terug</Trans>
              </Button>
              <Button
                type="submit"
                aria-disabled={!mayApply(snapshot)}
                busyLabel={isApplying(snapshot) && t({ id: 'common.busy', message: 'Bezig…' })}
              >
                <Trans id="admin.change.apply">Wijzig de reservering</Trans>
              </Button>
            </div>
          </div>
        </form>
      )}
    </Dialog>
  );
}

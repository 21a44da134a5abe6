import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { dayCloseMachine } from '#machines/dayClose/dayClose.machine.ts';
import { hasChanged, isConfirming, isCounting, isOvertaken, isUnread } from '#machines/dayClose/dayClose.selectors.ts';
import { dayCloseActors } from '#web/actors/dayClose.actors.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { toastSuccess } from '#web/ui/toast.ts';
import { AdminPage } from '../kit/AdminPage.tsx';
import { useMoment } from '../kit/useMoment.ts';
import { ConfirmClose } from './ConfirmClose.tsx';
import { CountForm } from './CountForm.tsx';
import { ClosesCrumb } from './ClosesCrumb.tsx';

/** What the desk took since the last close, counted and closed for good. */
export function CloseDayScreen() {
  const { t } = useLingui();
  const moment = useMoment();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [machine] = useState(() => dayCloseMachine.provide({ actors: dayCloseActors(client) }));
  const actor = useActorRef(machine);
  const snapshot = useSelector(actor, (current) => current);
  const closed = t({ id: 'dayClose.closed', message: 'De dag is afgesloten' });
  useEffect(() => {
    const { unsubscribe } = actor.on('day.closed', ({ id }) => {
      toastSuccess(closed);
      void navigate({ to: '/admin/payments/day-closes/$id', params: { id }, replace: true });
    });
    return unsubscribe;
  }, [actor, closed, navigate]);
  const { day, refused } = snapshot.context;
  const since = day?.since ? moment(day.since) : null;
  return (
    <AdminPage
      title={t({ id: 'dayClose.title', message: 'Dag afsluiten' })}
      crumbs={[<ClosesCrumb key="closes" />]}
      lead={
        since === null ? undefined : (
          <Trans id="dayClose.since">Alles aan de balie sinds {since}, de vorige afsluiting.</Trans>
        )
      }
    >
      <div role="alert">
        {hasChanged(snapshot) ? (
          <Note kind="warning">
            <p>
              <Trans id="dayClose.changed">
                Er is aan de balie iets betaald of teruggegeven terwijl je telde. De bedragen hieronder zijn bijgewerkt.
              </Trans>
            </p>
          </Note>
        ) : isOvertaken(snapshot) ? (
          <Note kind="warning">
            <p>
              <Trans id="dayClose.overtaken">
                Een collega heeft de dag net afgesloten. Jouw telling is niet bewaard.
              </Trans>
            </p>
            <Button kind="outline" size="small" onClick={() => actor.send({ type: 'retry.requested' })}>
              <Trans id="dayClose.restart">Begin een nieuwe afsluiting</Trans>
            </Button>
          </Note>
        ) : isUnread(snapshot) && refused !== null ? (
          <RetryNote
            label={t({ id: 'common.retry', message: 'Opnieuw proberen' })}
            onRetry={() => actor.send({ type: 'retry.requested' })}
          >
            {refusedText(refused)}
          </RetryNote>
        ) : refused !== null && isCounting(snapshot) ? (
          <Note kind="danger">
            <p>{refusedText(refused)}</p>
          </Note>
        ) : null}
      </div>
      {day !== null && isCounting(snapshot) ? <CountForm day={day} snapshot={snapshot} send={actor.send} /> : null}
      {isConfirming(snapshot) ? <ConfirmClose snapshot={snapshot} send={actor.send} /> : null}
    </AdminPage>
  );
}

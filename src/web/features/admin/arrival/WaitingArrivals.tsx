import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ArrivalConflict } from '#domain/booking/waitingArrivals.ts';
import { conflictsOf, waitingOf } from '#machines/waitingArrivals/waitingArrivals.selectors.ts';
import { useWaitingArrivalsActor } from '#web/actors/WaitingArrivalsContext.tsx';
import { dismissConflict } from '#web/queries/admin/arrivalChanges.ts';
import { Button } from '#web/ui/Button.tsx';
import { linkClass } from '#web/ui/Link.css.ts';
import { Note } from '#web/ui/Note.tsx';
import { toastSuccess } from '#web/ui/toast.ts';
import * as css from '../kit/guests/Guests.css.ts';
import { useConflictSentence } from './useConflictSentence.ts';

/** On every page: what the server has not heard yet, and what it would not take. */
export function WaitingArrivals() {
  const { t } = useLingui();
  const actor = useWaitingArrivalsActor();
  const waiting = useSelector(actor, waitingOf);
  const conflicts = useSelector(actor, conflictsOf);
  const delivered = t({ id: 'arrival.delivered', message: 'Alles wat wachtte staat nu bij de server' });
  useEffect(() => {
    const { unsubscribe } = actor.on('notice', () => toastSuccess(delivered));
    return unsubscribe;
  }, [actor, delivered]);
  const isShown = waiting.length > 0 || conflicts.length > 0;
  return (
    <div className={isShown ? css.waiting : undefined}>
      <div role="status">
        {waiting.length === 0 ? null : (
          <Note kind="warning" icon="clock">
            <p>
              <Trans id="arrival.waiting">
                <Plural
                  value={waiting.length}
                  one="# aankomst wacht op de server."
                  other="# aankomsten wachten op de server."
                />{' '}
                Ze zijn in deze browser bewaard en worden vanzelf bezorgd, in deze volgorde. Log niet uit.
              </Trans>
            </p>
          </Note>
        )}
      </div>
      <div role="alert">
        {conflicts.length === 0 ? null : (
          <Note kind="danger">
            <ul className={css.conflicts}>
              {conflicts.map((conflict) => (
                <Conflict key={conflict.arrival.key} conflict={conflict} />
              ))}
            </ul>
          </Note>
        )}
      </div>
    </div>
  );
}

function Conflict({ conflict }: { conflict: ArrivalConflict }) {
  const { t } = useLingui();
  const { name, reservationId: id, key } = conflict.arrival;
  const sentence = useConflictSentence(conflict);
  return (
    <li className={css.conflict}>
      <span>{sentence}</span>
      <span className={css.buttons}>
        <Link
          to="/admin/reservations/$id"
          params={{ id }}
          className={linkClass}
          aria-label={t({ id: 'arrival.conflict.open', message: `Reservering van ${name} bekijken` })}
        >
          <Trans id="arrival.conflict.see">Bekijken</Trans>
        </Link>
        <Button
          kind="text"
          size="small"
          aria-label={t({ id: 'arrival.conflict.done', message: `Afgehandeld: ${name}` })}
          onClick={() => dismissConflict(key)}
        >
          <Trans id="arrival.conflict.handled">Afgehandeld</Trans>
        </Button>
      </span>
    </li>
  );
}

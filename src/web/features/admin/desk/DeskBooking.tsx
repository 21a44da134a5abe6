import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { DeskDraft } from '#domain/booking/deskDraft.ts';
import { deskBookingMachine } from '#machines/deskBooking/deskBooking.machine.ts';
import { draftOf } from '#machines/deskBooking/deskBooking.selectors.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { deskBookingActors } from '#web/actors/deskBooking.actors.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { deskOffersQuery } from '#web/queries/admin/desk.ts';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { ListSkeleton } from '../kit/list/ListSkeleton.tsx';
import { ChosenItems } from './ChosenItems.tsx';
import * as css from './Desk.css.ts';
import { DeskQuote } from './DeskQuote.tsx';
import { GuestChoice } from './GuestChoice.tsx';
import { ProductChoice } from './ProductChoice.tsx';
import { VisitFields } from './VisitFields.tsx';

/** What, and of a new booking how many, when and who; what it comes to stands beside it. Leads to the booking. */
export function DeskBooking({ draft }: { draft: DeskDraft }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [machine] = useState(() => deskBookingMachine.provide({ actors: deskBookingActors(client) }));
  const [snapshot, send, actor] = useMachine(machine, { input: { draft } });
  useEffect(() => {
    const booked = actor.on('reservation.booked', ({ id }) => {
      void navigate({ to: '/admin/reservations/$id', params: { id }, replace: true });
    });
    return () => booked.unsubscribe();
  }, [actor, navigate]);
  const current = draftOf(snapshot);
  const { data: offers, error, refetch } = useQuery(deskOffersQuery(current.date));
  const change = (next: DeskDraft): void => send({ type: 'draft.changed', draft: next });
  if (offers === undefined) {
    return error === null ? (
      <ListSkeleton />
    ) : (
      <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={() => void refetch()}>
        {refusedText(refusedBy(error))}
      </RetryNote>
    );
  }
  const isNew = current.addTo === null;
  return (
    <div className={css.columns}>
      <div className={css.choices}>
        {isNew ? <VisitFields draft={current} onChange={change} /> : null}
        <ProductChoice draft={current} offers={offers} onChange={change} />
        <ChosenItems draft={current} offers={offers} onChange={change} />
        {isNew ? (
          <GuestChoice draft={current} onChange={change} onNote={(note) => send({ type: 'note.typed', note })} />
        ) : null}
      </div>
      <DeskQuote snapshot={snapshot} send={send} />
    </div>
  );
}

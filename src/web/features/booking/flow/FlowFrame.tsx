import { Suspense, type ReactNode } from 'react';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { ReservationActorProvider } from '#web/actors/ReservationActorContext.tsx';
import type { ReservationSession } from '#web/actors/reservationSession.ts';
import { lazyPart } from '#web/i18n/lazyScreen.ts';
import { FlowLayout } from './FlowLayout.tsx';

const ProposalsNote = lazyPart('choosing', () => import('../proposals/ProposalsNote.tsx'), 'ProposalsNote');

type FlowFrameProps = { session: ReservationSession; children: ReactNode };

/** Around every page of a flow. Plans are proposed where more than an entry can be booked. */
export function FlowFrame({ session: { actor, flow }, children }: FlowFrameProps) {
  const planning =
    flowNeeds.isCheckin(flow) || flowNeeds.isOrderCard(flow) ? null : (
      <Suspense>
        <ProposalsNote />
      </Suspense>
    );
  return (
    <ReservationActorProvider actor={actor} flow={flow}>
      <FlowLayout planning={planning}>{children}</FlowLayout>
    </ReservationActorProvider>
  );
}

import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { Flow } from '#contract/names.ts';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { ReservationActorProvider } from '#web/actors/ReservationActorContext.tsx';
import type { Visit } from '#web/actors/visits.ts';
import { FlowLayout } from '#web/features/booking/flow/FlowLayout.tsx';
import { ProposalsNote } from './-screens.ts';

/** Everything around a page of a flow; plans for the group are offered where more than an entry can be booked. */
export function FlowFrame({ visit: { actor }, flow }: { visit: Visit; flow: Flow }) {
  const planning =
    flowNeeds.isCheckin(flow) || flowNeeds.isOrderCard(flow) ? null : (
      <Suspense>
        <ProposalsNote />
      </Suspense>
    );
  return (
    <ReservationActorProvider actor={actor} flow={flow}>
      <FlowLayout planning={planning}>
        <Outlet />
      </FlowLayout>
    </ReservationActorProvider>
  );
}

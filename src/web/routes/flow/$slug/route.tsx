import { createFileRoute, Outlet, redirect, type ErrorComponentProps } from '@tanstack/react-router';
import { reservationId } from '#machines/reservation/reservation.selectors.ts';
import { ReservationActorProvider } from '#web/actors/ReservationActorContext.tsx';
import { FlowLayout } from '#web/features/flow/FlowLayout.tsx';
import { InvalidPage } from '#web/features/flow/InvalidPage.tsx';
import { isOpenToVisitors } from '#web/features/flow/isOpenToVisitors.ts';
import { ErrorPage } from '#web/features/site/ErrorPage.tsx';
import { ApiError } from '#web/api/ApiError.ts';
import { flowQuery } from '#web/queries/flows.ts';
import { stepLink, stepOfPath } from '../../-stepLink.ts';
import { flowSearch } from '../../-search.ts';

/** The machines are only loaded for those who enter a flow. */
const visits = () => import('#web/actors/visits.ts');

export const Route = createFileRoute('/flow/$slug')({
  validateSearch: flowSearch,
  beforeLoad: async ({ context: { client, hear }, params: { slug }, search, location, preload }) => {
    const flow = await client.ensureQueryData(flowQuery(slug));
    if (preload || !isOpenToVisitors(flow)) return { visit: null, flow };
    const step = stepOfPath(flow, location.pathname);
    const place = { step, returned: search.return ?? null, error: search.error ?? null };
    const { arrive } = await visits();
    const { visit, goTo } = await arrive(client, flow, place, hear);
    if (goTo === 'start') throw redirect({ to: '/', search: { ended: visit.ended ?? 'expired' }, replace: true });
    if (goTo === 'success')
      throw redirect({
        to: '/reservation/success',
        search: { ref: place.returned ?? reservationId(visit.actor.getSnapshot()) ?? undefined },
        replace: true,
      });
    if (goTo !== step) throw redirect({ ...stepLink(slug, goTo), replace: true });
    return { visit, flow };
  },
  onLeave: () => void visits().then(({ closeVisit }) => closeVisit()),
  component: FlowRoute,
  errorComponent: FlowRouteError,
});

function FlowRoute() {
  const { visit, flow } = Route.useRouteContext();
  if (visit === null) return <InvalidPage />;
  return (
    <ReservationActorProvider actor={visit.actor} flow={flow}>
      <FlowLayout>
        <Outlet />
      </FlowLayout>
    </ReservationActorProvider>
  );
}

function FlowRouteError(props: ErrorComponentProps) {
  return props.error instanceof ApiError && props.error.status === 404 ? <InvalidPage /> : <ErrorPage {...props} />;
}

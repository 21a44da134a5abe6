import { createFileRoute, Outlet, type ErrorComponentProps } from '@tanstack/react-router';
import { isOpenToVisitors } from '#web/navigation/isOpenToVisitors.ts';
import { ApiError } from '#web/api/ApiError.ts';
import { ErrorPage } from '#web/features/site/ErrorPage.tsx';
import { preloadFlowScreen } from '#web/navigation/FlowScreen.tsx';
import { FlowFrame, flowEntry, InvalidPage } from '#web/navigation/screens.ts';
import { flowSearch } from '#web/navigation/search.ts';
import { flowQuery } from '#web/queries/flows.ts';

export const Route = createFileRoute('/flow/$slug')({
  validateSearch: flowSearch,
  beforeLoad: async ({ context, params: { slug }, search, location: { pathname }, preload }) => {
    const [flow, { enterFlow }] = await Promise.all([context.client.ensureQueryData(flowQuery(slug)), flowEntry()]);
    if (preload || !isOpenToVisitors(flow)) return { reservation: null, flow };
    return {
      reservation: await enterFlow({ ...context, flow, pathname, search, preloadScreen: preloadFlowScreen }),
      flow,
    };
  },
  onLeave: () => void flowEntry().then(({ leaveFlow }) => leaveFlow()),
  component: FlowRoute,
  errorComponent: FlowRouteError,
});

FlowRoute.preload = FlowFrame.preload;
function FlowRoute() {
  const { reservation } = Route.useRouteContext();
  if (reservation === null) return <InvalidPage />;
  return (
    <FlowFrame session={reservation}>
      <Outlet />
    </FlowFrame>
  );
}

function FlowRouteError(props: ErrorComponentProps) {
  return props.error instanceof ApiError && props.error.status === 404 ? <InvalidPage /> : <ErrorPage {...props} />;
}

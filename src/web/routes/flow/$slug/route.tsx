import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router';
import { ApiError } from '#web/api/ApiError.ts';
import { InvalidPage } from '#web/features/booking/flow/InvalidPage.tsx';
import { isOpenToVisitors } from '#web/features/booking/flow/isOpenToVisitors.ts';
import { ErrorPage } from '#web/features/site/ErrorPage.tsx';
import { flowQuery } from '#web/queries/flows.ts';
import { FlowFrame } from '../../-FlowFrame.tsx';
import { flowSearch } from '../../-search.ts';

/** Only loaded for those who enter a flow; with what tells them what went wrong, which must not need the network then. */
const entering = async () => (await Promise.all([import('../../-enterFlow.ts'), import('../../-hearVisit.ts')]))[0];

export const Route = createFileRoute('/flow/$slug')({
  validateSearch: flowSearch,
  beforeLoad: async ({ context, params: { slug }, search, location: { pathname }, preload }) => {
    const [flow, { enterFlow }] = await Promise.all([context.client.ensureQueryData(flowQuery(slug)), entering()]);
    if (preload || !isOpenToVisitors(flow)) return { visit: null, flow };
    return { visit: await enterFlow({ context, flow, pathname, search }), flow };
  },
  onLeave: () => void entering().then(({ leaveFlow }) => leaveFlow()),
  component: FlowRoute,
  errorComponent: FlowRouteError,
});

function FlowRoute() {
  const { visit, flow } = Route.useRouteContext();
  return visit === null ? <InvalidPage /> : <FlowFrame visit={visit} flow={flow} />;
}

function FlowRouteError(props: ErrorComponentProps) {
  return props.error instanceof ApiError && props.error.status === 404 ? <InvalidPage /> : <ErrorPage {...props} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { Loading } from '#web/features/site/Loading.tsx';
import { FlowScreen } from '#web/navigation/FlowScreen.tsx';

export const Route = createFileRoute('/flow/$slug/')({ component: IndexPage, pendingComponent: Loading });

function IndexPage() {
  const { flow } = Route.useRouteContext();
  return <FlowScreen type={flow.type} page={1} />;
}

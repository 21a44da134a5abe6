import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

const Screen = lazyRouteComponent(
  () => import('#web/features/admin/resources/FindException.tsx'),
  'FindRosterException',
);

export const Route = createFileRoute('/admin/_office/resources/find/exception/$exceptionId')({ component: FindRoute });

function FindRoute() {
  return <Screen exceptionId={Route.useParams().exceptionId} />;
}

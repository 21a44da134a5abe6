import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

const Screen = lazyRouteComponent(
  () => import('#web/features/admin/resources/RosterExceptionScreen.tsx'),
  'RosterExceptionScreen',
);

export const Route = createFileRoute('/admin/_office/resources/$id/roster/$exceptionId')({
  component: RosterExceptionRoute,
});

function RosterExceptionRoute() {
  const { id, exceptionId } = Route.useParams();
  return <Screen key={exceptionId} id={id} exceptionId={exceptionId} />;
}

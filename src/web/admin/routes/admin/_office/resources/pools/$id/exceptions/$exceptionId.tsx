import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

const Screen = lazyRouteComponent(
  () => import('#web/features/admin/resources/pools/PoolExceptionScreen.tsx'),
  'PoolExceptionScreen',
);

export const Route = createFileRoute('/admin/_office/resources/pools/$id/exceptions/$exceptionId')({
  component: PoolExceptionRoute,
});

function PoolExceptionRoute() {
  const { id, exceptionId } = Route.useParams();
  return <Screen key={exceptionId} id={id} exceptionId={exceptionId} />;
}

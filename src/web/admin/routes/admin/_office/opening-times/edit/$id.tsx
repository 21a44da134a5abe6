import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

const Screen = lazyRouteComponent(
  () => import('#web/features/admin/openingTimes/ExceptionScreen.tsx'),
  'ExceptionScreen',
);

export const Route = createFileRoute('/admin/_office/opening-times/edit/$id')({ component: ExceptionRoute });

function ExceptionRoute() {
  const { id } = Route.useParams();
  return <Screen key={id} id={id} />;
}

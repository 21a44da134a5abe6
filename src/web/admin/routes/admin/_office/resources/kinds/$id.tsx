import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

const Screen = lazyRouteComponent(() => import('#web/features/admin/resources/KindScreen.tsx'), 'KindScreen');

export const Route = createFileRoute('/admin/_office/resources/kinds/$id')({ component: KindRoute });

function KindRoute() {
  const { id } = Route.useParams();
  return <Screen key={id} id={id} />;
}

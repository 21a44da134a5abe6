import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

const Screen = lazyRouteComponent(() => import('#web/features/admin/resources/ResourceScreen.tsx'), 'ResourceScreen');

export const Route = createFileRoute('/admin/_office/resources/$id/')({ component: ResourceRoute });

function ResourceRoute() {
  const { id } = Route.useParams();
  return <Screen key={id} id={id} />;
}

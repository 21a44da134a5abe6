import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

const Screen = lazyRouteComponent(() => import('#web/features/admin/resources/pools/PoolScreen.tsx'), 'PoolScreen');

export const Route = createFileRoute('/admin/_office/resources/pools/$id/')({ component: PoolRoute });

function PoolRoute() {
  const { id } = Route.useParams();
  return <Screen key={id} id={id} />;
}

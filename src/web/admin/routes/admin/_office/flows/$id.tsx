import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

const Screen = lazyRouteComponent(() => import('#web/features/admin/flows/FlowScreen.tsx'), 'FlowScreen');

export const Route = createFileRoute('/admin/_office/flows/$id')({ component: FlowRoute });

function FlowRoute() {
  const { id } = Route.useParams();
  return <Screen key={id} id={id} />;
}

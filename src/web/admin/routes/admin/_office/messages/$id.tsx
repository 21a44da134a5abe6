import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

const Screen = lazyRouteComponent(() => import('#web/features/admin/messages/MessageScreen.tsx'), 'MessageScreen');

export const Route = createFileRoute('/admin/_office/messages/$id')({ component: MessageRoute });

function MessageRoute() {
  const { id } = Route.useParams();
  return <Screen key={id} id={id} />;
}

import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

const Screen = lazyRouteComponent(() => import('#web/features/admin/images/ImageScreen.tsx'), 'ImageScreen');

export const Route = createFileRoute('/admin/_office/images/$id')({ component: ImageRoute });

function ImageRoute() {
  const { id } = Route.useParams();
  return <Screen key={id} id={id} />;
}

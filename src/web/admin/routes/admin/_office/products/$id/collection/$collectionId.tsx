import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

const Screen = lazyRouteComponent(
  () => import('#web/features/admin/products/CollectionScreen.tsx'),
  'CollectionScreen',
);

export const Route = createFileRoute('/admin/_office/products/$id/collection/$collectionId')({
  component: CollectionRoute,
});

function CollectionRoute() {
  const { id, collectionId } = Route.useParams();
  return <Screen key={collectionId} id={collectionId} categoryId={id} />;
}

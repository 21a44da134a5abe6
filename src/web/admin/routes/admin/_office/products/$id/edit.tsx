import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

const Screen = lazyRouteComponent(
  () => import('#web/features/admin/products/EditCategoryScreen.tsx'),
  'EditCategoryScreen',
);

export const Route = createFileRoute('/admin/_office/products/$id/edit')({ component: EditCategoryRoute });

function EditCategoryRoute() {
  const { id } = Route.useParams();
  return <Screen key={id} id={id} />;
}

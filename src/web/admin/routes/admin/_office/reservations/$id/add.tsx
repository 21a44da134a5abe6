import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

const AddItemsScreen = lazyRouteComponent(
  () => import('#web/features/admin/desk/AddItemsScreen.tsx'),
  'AddItemsScreen',
);

export const Route = createFileRoute('/admin/_office/reservations/$id/add')({ component: AddItemsRoute });

AddItemsRoute.preload = AddItemsScreen.preload;
function AddItemsRoute() {
  const { id } = Route.useParams();
  return <AddItemsScreen key={id} id={id} />;
}

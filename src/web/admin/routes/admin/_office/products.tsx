import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch } from '#web/features/admin/kit/list/listSearch.ts';

export const Route = createFileRoute('/admin/_office/products')({
  validateSearch: listSearch(['kind']),
  component: lazyRouteComponent(() => import('#web/features/admin/products/ProductsScreen.tsx'), 'ProductsScreen'),
});

import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch } from '#web/features/admin/kit/list/listSearch.ts';
import { productFilters } from '#web/features/admin/products/productFilters.ts';

export const Route = createFileRoute('/admin/_office/products/')({
  validateSearch: listSearch(productFilters),
  component: lazyRouteComponent(() => import('#web/features/admin/products/ProductsScreen.tsx'), 'ProductsScreen'),
});

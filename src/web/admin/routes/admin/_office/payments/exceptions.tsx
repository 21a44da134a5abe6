import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch } from '#web/features/admin/kit/list/listSearch.ts';
import { exceptionFilters } from '#web/features/admin/payments/moneyFilters.ts';

export const Route = createFileRoute('/admin/_office/payments/exceptions')({
  validateSearch: listSearch(exceptionFilters),
  component: lazyRouteComponent(() => import('#web/features/admin/payments/ExceptionsScreen.tsx'), 'ExceptionsScreen'),
});

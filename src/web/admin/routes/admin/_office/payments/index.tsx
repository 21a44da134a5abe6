import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch } from '#web/features/admin/kit/list/listSearch.ts';
import { days, paymentFilters } from '#web/features/admin/payments/moneyFilters.ts';

export const Route = createFileRoute('/admin/_office/payments/')({
  validateSearch: listSearch([...paymentFilters, ...days]),
  component: lazyRouteComponent(() => import('#web/features/admin/payments/PaymentsScreen.tsx'), 'PaymentsScreen'),
});

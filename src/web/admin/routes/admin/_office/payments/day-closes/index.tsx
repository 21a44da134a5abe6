import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch } from '#web/features/admin/kit/list/listSearch.ts';

export const Route = createFileRoute('/admin/_office/payments/day-closes/')({
  validateSearch: listSearch([]),
  component: lazyRouteComponent(() => import('#web/features/admin/dayClose/DayClosesScreen.tsx'), 'DayClosesScreen'),
});

import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { auditFilters } from '#web/features/admin/audit/auditFilters.ts';
import { listSearch } from '#web/features/admin/kit/list/listSearch.ts';

export const Route = createFileRoute('/admin/_office/audit')({
  validateSearch: listSearch(auditFilters),
  component: lazyRouteComponent(() => import('#web/features/admin/audit/AuditScreen.tsx'), 'AuditScreen'),
});

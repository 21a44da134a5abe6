import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch } from '#web/features/admin/kit/list/listSearch.ts';
import { mailFilters } from '#web/features/admin/mails/mailFilters.ts';

export const Route = createFileRoute('/admin/_office/reservations/mails')({
  validateSearch: listSearch(mailFilters),
  component: lazyRouteComponent(() => import('#web/features/admin/mails/MailsScreen.tsx'), 'MailsScreen'),
});

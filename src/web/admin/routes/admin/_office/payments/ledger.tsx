import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch } from '#web/features/admin/kit/list/listSearch.ts';
import { days, ledgerFilters } from '#web/features/admin/payments/moneyFilters.ts';

export const Route = createFileRoute('/admin/_office/payments/ledger')({
  validateSearch: listSearch([...ledgerFilters, ...days]),
  component: lazyRouteComponent(() => import('#web/features/admin/payments/LedgerScreen.tsx'), 'LedgerScreen'),
});

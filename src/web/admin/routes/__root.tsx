import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet, type UseNavigateResult } from '@tanstack/react-router';
import { AdminFrame } from '#web/features/admin/shell/AdminFrame.tsx';
import { AdminNotFound } from '#web/features/admin/shell/AdminNotFound.tsx';
import { ErrorPage } from '#web/features/site/ErrorPage.tsx';

export type AdminRouterContext = { client: QueryClient; navigate: UseNavigateResult<string> };

export const Route = createRootRouteWithContext<AdminRouterContext>()({
  component: Root,
  notFoundComponent: AdminNotFound,
  errorComponent: ErrorPage,
});

function Root() {
  return (
    <AdminFrame>
      <Outlet />
    </AdminFrame>
  );
}

import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet, type UseNavigateResult } from '@tanstack/react-router';
import { ErrorPage } from '#web/features/site/ErrorPage.tsx';
import { NotFoundPage } from '#web/features/site/NotFoundPage.tsx';
import { SiteFrame } from '#web/features/site/SiteFrame.tsx';

export type RouterContext = { client: QueryClient; navigate: UseNavigateResult<string> };

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: NotFoundPage,
  errorComponent: ErrorPage,
});

function Root() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

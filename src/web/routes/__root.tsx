import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import type { Hear } from '#web/actors/visits.ts';
import { ErrorPage } from '#web/features/site/ErrorPage.tsx';
import { NotFoundPage } from '#web/features/site/NotFoundPage.tsx';
import { SiteFrame } from '#web/features/site/SiteFrame.tsx';
import { loadMessages } from '#web/i18n/activate.ts';
import { splitLang } from '#web/i18n/locale.ts';
import { configQuery } from '#web/queries/settings.ts';

export type RouterContext = {
  client: QueryClient;
  hear: Hear;
  goToAccount: (page: 'account' | 'login') => void;
};

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ location: { pathname } }) => loadMessages(splitLang(pathname)[1]),
  loader: ({ context: { client } }) => client.ensureQueryData(configQuery),
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

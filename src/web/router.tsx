import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type Router } from '@tanstack/react-router';
import type { FileRouteTypes as AdminRoutes } from './admin/routeTree.gen.ts';
import { LoadingPage } from './features/site/Loading.tsx';
import type { Locale } from './i18n/locale.ts';
import { routerOptions } from './navigation/routerOptions.ts';
import { routeTree, type FileRouteTypes } from './routeTree.gen.ts';

export function createAppRouter(client: QueryClient, locale: Locale, basepath: string) {
  const router = createRouter({
    ...routerOptions(locale, basepath),
    routeTree,
    defaultPendingComponent: LoadingPage,
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    // `navigate` is the router's own.
    context: { client, navigate: undefined! },
  });
  router.update({ ...router.options, context: { client, navigate: router.navigate } });
  return router;
}

/** Links are typed by one list of routes: the site's and those of the back office, which has a router of its own. */
type EveryRoute = {
  fileRoutesByFullPath: FileRouteTypes['fileRoutesByFullPath'] & AdminRoutes['fileRoutesByFullPath'];
  fullPaths: FileRouteTypes['fullPaths'] | AdminRoutes['fullPaths'];
  fileRoutesByTo: FileRouteTypes['fileRoutesByTo'] & AdminRoutes['fileRoutesByTo'];
  to: FileRouteTypes['to'] | AdminRoutes['to'];
  id: FileRouteTypes['id'] | AdminRoutes['id'];
  fileRoutesById: FileRouteTypes['fileRoutesById'] & Omit<AdminRoutes['fileRoutesById'], '__root__'>;
};

declare module '@tanstack/react-router' {
  interface Register {
    router: Router<ReturnType<typeof routeTree._addFileTypes<EveryRoute>>>;
  }
}

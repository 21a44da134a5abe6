import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { LoadingPage } from './features/site/Loading.tsx';
import type { Locale } from './i18n/locale.ts';
import { routeTree } from './routeTree.gen.ts';

/** Only those who enter a flow hear something. */
const hearing = () => import('./routes/-hearVisit.ts');

/** The router of one document: its language is fixed, so no route knows one. */
export function createAppRouter(client: QueryClient, locale: Locale) {
  const router = createRouter({
    routeTree,
    basepath: locale === 'nl' ? '/' : `/${locale}`,
    defaultPreload: 'intent',
    defaultPendingComponent: LoadingPage,
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: searchText,
    context: {
      client,
      hear: (event, visit) => void hearing().then(({ hearVisit }) => hearVisit(router.navigate, event, visit)),
      goToAccount: (page) =>
        void router.navigate({ to: page === 'login' ? '/customer/login' : '/customer', replace: true }),
    },
  });
  return router;
}

/** Everything in the address is text: an id of digits stays as it is. */
function searchText(search: Record<string, unknown>): string {
  const known = Object.entries(search).filter(([, value]) => typeof value === 'string');
  const text = new URLSearchParams(known as [string, string][]).toString();
  return text === '' ? '' : `?${text}`;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}

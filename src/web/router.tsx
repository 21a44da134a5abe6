import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { LoadingPage } from './features/site/Loading.tsx';
import type { Locale } from './i18n/locale.ts';
import { routeTree } from './routeTree.gen.ts';

export function createAppRouter(client: QueryClient, locale: Locale) {
  return createRouter({
    routeTree,
    basepath: locale === 'nl' ? '/' : `/${locale}`,
    defaultPreload: 'intent',
    defaultPendingComponent: LoadingPage,
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: searchText,
    // `navigate` is the router's own and comes with its provider.
    context: { client, navigate: undefined! },
  });
}

/** All values are text, so an id of digits stays as it is. */
function searchText(search: Record<string, unknown>): string {
  const texts = Object.entries(search).filter(([, value]) => typeof value === 'string');
  const text = new URLSearchParams(texts as [string, string][]).toString();
  return text === '' ? '' : `?${text}`;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}

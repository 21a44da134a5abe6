import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { FullSpinner } from '#web/features/admin/shell/FullSpinner.tsx';
import type { Locale } from '#web/i18n/locale.ts';
import { routerOptions } from '#web/navigation/routerOptions.ts';
import { routeTree } from './routeTree.gen.ts';

export function createAdminRouter(client: QueryClient, locale: Locale) {
  return createRouter({
    ...routerOptions(locale),
    routeTree,
    defaultPendingComponent: FullSpinner,
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    // `navigate` is the router's own and comes with its provider.
    context: { client, navigate: undefined! },
  });
}

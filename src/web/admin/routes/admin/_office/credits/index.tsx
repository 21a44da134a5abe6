import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/admin/_office/credits/')({
  component: lazyRouteComponent(() => import('#web/features/admin/credits/CreditsScreen.tsx'), 'CreditsScreen'),
});

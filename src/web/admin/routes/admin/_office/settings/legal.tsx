import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/admin/_office/settings/legal')({
  component: lazyRouteComponent(() => import('#web/features/admin/settings/LegalScreen.tsx'), 'LegalScreen'),
});

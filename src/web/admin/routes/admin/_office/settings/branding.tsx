import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/admin/_office/settings/branding')({
  component: lazyRouteComponent(() => import('#web/features/admin/settings/BrandingScreen.tsx'), 'BrandingScreen'),
});

import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/admin/_office/resources/skills/create')({
  component: lazyRouteComponent(() => import('#web/features/admin/resources/NewSkillScreen.tsx'), 'NewSkillScreen'),
});

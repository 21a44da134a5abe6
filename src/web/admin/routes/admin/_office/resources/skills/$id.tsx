import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

const Screen = lazyRouteComponent(() => import('#web/features/admin/resources/SkillScreen.tsx'), 'SkillScreen');

export const Route = createFileRoute('/admin/_office/resources/skills/$id')({ component: SkillRoute });

function SkillRoute() {
  const { id } = Route.useParams();
  return <Screen key={id} id={id} />;
}

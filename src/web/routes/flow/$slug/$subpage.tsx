import { createFileRoute } from '@tanstack/react-router';
import { InvalidPage } from '#web/features/flow/InvalidPage.tsx';

export const Route = createFileRoute('/flow/$slug/$subpage')({ component: SubPage });

function SubPage() {
  const { slug } = Route.useParams();
  return <InvalidPage slug={slug} />;
}

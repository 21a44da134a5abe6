import { createFileRoute } from '@tanstack/react-router';
import { subFlowAt } from '#domain/catalog/steps.ts';
import { Loading } from '#web/features/site/Loading.tsx';
import { FlowScreen } from '#web/navigation/FlowScreen.tsx';
import { InvalidPage } from '#web/navigation/screens.ts';

export const Route = createFileRoute('/flow/$slug/$subpage')({ component: SubPage, pendingComponent: Loading });

function SubPage() {
  const { slug, subpage } = Route.useParams();
  const subFlow = subFlowAt(Route.useRouteContext().flow.subFlows, subpage);
  if (subFlow === null) return <InvalidPage slug={slug} />;
  return <FlowScreen key={subpage} type={subFlow.type} page={Number(subpage)} subFlow={subFlow} />;
}

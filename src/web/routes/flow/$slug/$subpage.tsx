import { createFileRoute } from '@tanstack/react-router';
import { subFlowAt } from '#domain/catalog/steps.ts';
import { useFlow } from '#web/actors/ReservationActorContext.tsx';
import { InvalidPage } from '#web/features/booking/flow/InvalidPage.tsx';
import { Loading } from '#web/features/site/Loading.tsx';
import { FlowScreen } from '../../-FlowScreen.tsx';

export const Route = createFileRoute('/flow/$slug/$subpage')({ component: SubPage, pendingComponent: Loading });

function SubPage() {
  const { slug, subpage } = Route.useParams();
  const subFlow = subFlowAt(useFlow().subFlows, subpage);
  if (subFlow === null) return <InvalidPage slug={slug} />;
  return <FlowScreen key={subpage} type={subFlow.type} page={Number(subpage)} subFlow={subFlow} />;
}

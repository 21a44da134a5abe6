import { createFileRoute } from '@tanstack/react-router';
import { useFlow } from '#web/actors/ReservationActorContext.tsx';
import { Loading } from '#web/features/site/Loading.tsx';
import { FlowScreen } from '../../-FlowScreen.tsx';

export const Route = createFileRoute('/flow/$slug/')({ component: IndexPage, pendingComponent: Loading });

function IndexPage() {
  const { type } = useFlow();
  return <FlowScreen type={type} page={1} />;
}

import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { EntryFrame } from '#web/features/admin/entry/EntryFrame.tsx';

const Screen = lazyRouteComponent(
  () => import('#web/features/admin/entry/ConfirmStaffEmailScreen.tsx'),
  'ConfirmStaffEmailScreen',
);

export const Route = createFileRoute('/admin/confirm/$token')({ component: ConfirmRoute });

function ConfirmRoute() {
  const { token } = Route.useParams();
  return (
    <EntryFrame>
      <Screen key={token} token={token} />
    </EntryFrame>
  );
}

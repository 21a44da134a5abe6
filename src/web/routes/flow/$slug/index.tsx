import { createFileRoute } from '@tanstack/react-router';
import { CheckinScreen } from '#web/features/checkin/CheckinScreen.tsx';
import { Loading } from '#web/features/site/Loading.tsx';

export const Route = createFileRoute('/flow/$slug/')({ component: CheckinScreen, pendingComponent: Loading });

import { createFileRoute } from '@tanstack/react-router';
import { DetailsScreen } from '#web/features/booking/details/DetailsScreen.tsx';
import { Loading } from '#web/features/site/Loading.tsx';

export const Route = createFileRoute('/flow/$slug/info')({ component: DetailsScreen, pendingComponent: Loading });

import { createFileRoute } from '@tanstack/react-router';
import { DetailsScreen } from '#web/navigation/screens.ts';
import { Loading } from '#web/features/site/Loading.tsx';

export const Route = createFileRoute('/flow/$slug/info')({ component: DetailsScreen, pendingComponent: Loading });

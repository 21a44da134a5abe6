import { createFileRoute } from '@tanstack/react-router';
import { DetailsScreen } from '#web/features/details/DetailsScreen.tsx';

export const Route = createFileRoute('/flow/$slug/info')({ component: DetailsScreen });

import { createFileRoute } from '@tanstack/react-router';
import { CheckoutScreen } from '#web/navigation/screens.ts';
import { Loading } from '#web/features/site/Loading.tsx';

export const Route = createFileRoute('/flow/$slug/payment')({ component: CheckoutScreen, pendingComponent: Loading });

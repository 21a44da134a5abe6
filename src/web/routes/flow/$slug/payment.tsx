import { createFileRoute } from '@tanstack/react-router';
import { CheckoutScreen } from '#web/features/payments/checkout/CheckoutScreen.tsx';
import { Loading } from '#web/features/site/Loading.tsx';

export const Route = createFileRoute('/flow/$slug/payment')({ component: CheckoutScreen, pendingComponent: Loading });

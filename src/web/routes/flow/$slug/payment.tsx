import { createFileRoute } from '@tanstack/react-router';
import { CheckoutScreen } from '#web/features/checkout/CheckoutScreen.tsx';

export const Route = createFileRoute('/flow/$slug/payment')({ component: CheckoutScreen });

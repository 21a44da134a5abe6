import { createFileRoute } from '@tanstack/react-router';
import { InvalidPage } from '#web/features/booking/flow/InvalidPage.tsx';

export const Route = createFileRoute('/customer/reset-password/$token')({ component: () => <InvalidPage /> });

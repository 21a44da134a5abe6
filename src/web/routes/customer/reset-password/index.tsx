import { createFileRoute } from '@tanstack/react-router';
import { RequestResetScreen } from '#web/navigation/screens.ts';

export const Route = createFileRoute('/customer/reset-password/')({ component: RequestResetScreen });

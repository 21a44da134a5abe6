import { createFileRoute } from '@tanstack/react-router';
import { InvalidPage } from '#web/navigation/screens.ts';

export const Route = createFileRoute('/customer/reset-password/')({ component: InvalidPage });

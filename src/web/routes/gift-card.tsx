import { createFileRoute } from '@tanstack/react-router';
import { BalanceScreen } from '#web/navigation/screens.ts';

export const Route = createFileRoute('/gift-card')({ component: BalanceScreen });

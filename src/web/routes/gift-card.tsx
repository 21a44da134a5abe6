import { createFileRoute } from '@tanstack/react-router';
import { BalanceScreen } from '#web/features/credits/balance/BalanceScreen.tsx';

export const Route = createFileRoute('/gift-card')({ component: BalanceScreen });

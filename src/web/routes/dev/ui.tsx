import { createFileRoute } from '@tanstack/react-router';
import { DevUiScreen } from '#web/navigation/screens.ts';

export const Route = createFileRoute('/dev/ui')({ component: DevUiScreen });

import { createFileRoute } from '@tanstack/react-router';
import { DevUiScreen } from '#web/features/devUi/DevUiScreen.tsx';

export const Route = createFileRoute('/dev/ui')({ component: DevUiScreen });

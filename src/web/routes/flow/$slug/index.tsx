import { createFileRoute } from '@tanstack/react-router';
import { CheckinScreen } from '#web/features/checkin/CheckinScreen.tsx';

export const Route = createFileRoute('/flow/$slug/')({ component: CheckinScreen });

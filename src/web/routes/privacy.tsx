import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPage } from '#web/navigation/screens.ts';

export const Route = createFileRoute('/privacy')({ component: PrivacyPage });

import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPage } from '#web/features/site/PrivacyPage.tsx';

export const Route = createFileRoute('/privacy')({ component: PrivacyPage });

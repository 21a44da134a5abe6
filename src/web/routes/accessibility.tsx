import { createFileRoute } from '@tanstack/react-router';
import { AccessibilityPage } from '#web/features/site/AccessibilityPage.tsx';

export const Route = createFileRoute('/accessibility')({ component: AccessibilityPage });

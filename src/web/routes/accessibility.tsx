import { createFileRoute } from '@tanstack/react-router';
import { AccessibilityPage } from '#web/navigation/screens.ts';

export const Route = createFileRoute('/accessibility')({ component: AccessibilityPage });

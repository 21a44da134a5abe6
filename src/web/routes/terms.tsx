import { createFileRoute } from '@tanstack/react-router';
import { TermsPage } from '#web/navigation/screens.ts';

export const Route = createFileRoute('/terms')({ component: TermsPage });

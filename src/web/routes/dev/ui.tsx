import { createFileRoute, notFound } from '@tanstack/react-router';
import { DevUiScreen } from '#web/features/devUi/DevUiScreen.tsx';

export const Route = createFileRoute('/dev/ui')({
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw notFound();
  },
  component: DevUiScreen,
});

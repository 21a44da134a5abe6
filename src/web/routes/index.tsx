import { createFileRoute } from '@tanstack/react-router';
import { StartScreen } from '#web/navigation/screens.ts';
import { startSearch } from '#web/navigation/search.ts';

export const Route = createFileRoute('/')({ validateSearch: startSearch, component: StartRoute });

StartRoute.preload = StartScreen.preload;
function StartRoute() {
  const { ended, again } = Route.useSearch();
  return <StartScreen ended={ended ?? null} again={again ?? null} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { StartScreen } from '#web/features/catalog/start/StartScreen.tsx';
import { startSearch } from './-search.ts';

export const Route = createFileRoute('/')({ validateSearch: startSearch, component: StartRoute });

function StartRoute() {
  const { ended } = Route.useSearch();
  return <StartScreen ended={ended ?? null} />;
}

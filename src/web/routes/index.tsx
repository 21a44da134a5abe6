import { createFileRoute } from '@tanstack/react-router';
import { StartScreen } from '#web/navigation/screens.ts';
import { startSearch } from '#web/navigation/search.ts';

export const Route = createFileRoute('/')({ validateSearch: startSearch, component: StartRoute });

StartRoute.preload = StartScreen.preload;
function StartRoute() {
  const { ended: how, flow: slug, ...search } = Route.useSearch();
  const again = slug === undefined ? null : { slug, search };
  return <StartScreen ended={how === undefined ? null : { how, again }} />;
}

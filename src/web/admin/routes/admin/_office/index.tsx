import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { boardSearch } from '#web/features/admin/board/boardSearch.ts';

const BoardScreen = lazyRouteComponent(() => import('#web/features/admin/board/BoardScreen.tsx'), 'BoardScreen');

export const Route = createFileRoute('/admin/_office/')({
  validateSearch: boardSearch,
  component: BoardRoute,
});

BoardRoute.preload = BoardScreen.preload;
function BoardRoute() {
  const navigate = Route.useNavigate();
  return <BoardScreen search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />;
}

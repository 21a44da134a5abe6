import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/admin/_office/payments/books')({
  component: lazyRouteComponent(() => import('#web/features/admin/payments/BooksScreen.tsx'), 'BooksScreen'),
});

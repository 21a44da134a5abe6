import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/admin/_office/')({
  beforeLoad: () => {
    throw redirect({ to: '/admin/products' });
  },
});

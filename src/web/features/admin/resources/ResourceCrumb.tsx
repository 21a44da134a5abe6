import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { resourceQuery } from '#web/queries/admin/resources.ts';
import { linkClass } from '#web/ui/Link.css.ts';

export function ResourceCrumb({ id }: { id: string }) {
  const { data } = useQuery(resourceQuery(id));
  return (
    <Link to="/admin/resources/$id" params={{ id }} className={linkClass}>
      {data?.name ?? '…'}
    </Link>
  );
}

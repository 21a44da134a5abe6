import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { poolQuery } from '#web/queries/admin/pools.ts';
import { linkClass } from '#web/ui/Link.css.ts';

export function PoolCrumb({ id }: { id: string }) {
  const { data } = useQuery(poolQuery(id));
  return (
    <Link to="/admin/resources/pools/$id" params={{ id }} className={linkClass}>
      {data?.name ?? '…'}
    </Link>
  );
}

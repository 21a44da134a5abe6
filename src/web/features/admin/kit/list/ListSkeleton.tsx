import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import * as css from './List.css.ts';

const rows = ['a', 'b', 'c', 'd', 'e', 'f'];

export function ListSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" className={css.skeleton}>
      <VisuallyHidden>{t({ id: 'common.loading', message: 'Laden…' })}</VisuallyHidden>
      {rows.map((row) => (
        <Skeleton key={row} height="40px" radius="12px" />
      ))}
    </div>
  );
}

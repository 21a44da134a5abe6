import { useLingui } from '@lingui/react/macro';
import { IconButton } from '#web/ui/IconButton.tsx';
import * as css from './List.css.ts';

type PagerProps = { page: number; pageSize: number; total: number; onPage: (page: number) => void };

export function Pager({ page, pageSize, total, onPage }: PagerProps) {
  const { t } = useLingui();
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total);
  return (
    <div className={css.pager}>
      <p role="status" className={css.count}>
        {t({ id: 'admin.list.range', message: `${from}–${to} van ${total}` })}
      </p>
      {total <= pageSize ? null : (
        <div className={css.pagerButtons}>
          <IconButton
            plain
            icon="chevronLeft"
            label={t({ id: 'admin.list.previous', message: 'Vorige bladzijde' })}
            aria-disabled={page <= 1}
            onClick={() => page > 1 && onPage(page - 1)}
          />
          <IconButton
            plain
            icon="chevronRight"
            label={t({ id: 'admin.list.next', message: 'Volgende bladzijde' })}
            aria-disabled={to >= total}
            onClick={() => to < total && onPage(page + 1)}
          />
        </div>
      )}
    </div>
  );
}

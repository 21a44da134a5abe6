import { useLingui } from '@lingui/react/macro';
import type { ListMeta } from '#contract/names.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import * as css from './List.css.ts';

type PagerProps = { meta: ListMeta; shown: number; onPage: (cursor: string) => void };

export function Pager({ meta, shown, onPage }: PagerProps) {
  const { t, i18n } = useLingui();
  const { from, next, previous } = meta;
  const to = from + shown - 1;
  const total = i18n.number(meta.total);
  return (
    <div className={css.pager}>
      <p role="status" className={css.count}>
        {meta.hasMore
          ? t({ id: 'admin.list.rangeOfMore', message: `${from}–${to} van meer dan ${total}` })
          : t({ id: 'admin.list.range', message: `${from}–${to} van ${total}` })}
      </p>
      {next === null && previous === null ? null : (
        <div className={css.pagerButtons}>
          <IconButton
            plain
            icon="chevronLeft"
            label={t({ id: 'admin.list.previous', message: 'Vorige bladzijde' })}
            aria-disabled={previous === null}
            onClick={() => previous !== null && onPage(previous)}
          />
          <IconButton
            plain
            icon="chevronRight"
            label={t({ id: 'admin.list.next', message: 'Volgende bladzijde' })}
            aria-disabled={next === null}
            onClick={() => next !== null && onPage(next)}
          />
        </div>
      )}
    </div>
  );
}

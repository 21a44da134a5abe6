import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { OpeningException } from '#contract/names.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { dayWithYear } from '#web/i18n/dates.ts';
import { linkClass } from '#web/ui/Link.css.ts';
import { type } from '#web/ui/theme/type.css.ts';
import { card } from '../kit/AdminPage.css.ts';
import { usePermission } from '../kit/usePermission.ts';
import { LocalText } from '../kit/LocalText.tsx';
import * as css from './Opening.css.ts';
import { blocksText } from './openingDays.ts';
import { useDayWords } from './useDayWords.ts';

type ExceptionListProps = { year: string; exceptions: readonly OpeningException[] | undefined };

/** What the calendar shows by letters, in words. */
export function ExceptionList({ year, exceptions }: ExceptionListProps) {
  const { t } = useLingui();
  const words = useDayWords();
  const mayChange = usePermission('change_opening_times');
  const title = t({ id: 'opening.exceptions', message: `Uitzonderingen in ${year}` });
  if (exceptions === undefined) return null;
  return (
    <section className={card} aria-labelledby="exceptions-title">
      <div className={css.stack}>
        <h2 id="exceptions-title" className={type.h3}>
          {title}
        </h2>
        {exceptions.length === 0 ? (
          <p>
            <Trans id="opening.none">Dit jaar gelden alleen de gewone tijden.</Trans>
          </p>
        ) : null}
        <ul className={css.list}>
          {exceptions.toSorted(byDay).map(({ id, reason, blocks, ...period }) => (
            <li key={id} className={css.item}>
              {mayChange ? (
                <Link to="/admin/opening-times/edit/$id" params={{ id }} className={linkClass}>
                  {periodText(period)}
                </Link>
              ) : (
                <b>{periodText(period)}</b>
              )}
              <span>{blocks.length === 0 ? words.closed.name : blocksText(blocks)}</span>
              <LocalText text={reason} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const byDay = (a: OpeningException, b: OpeningException): number => (a.fromDate < b.fromDate ? -1 : 1);

export function periodText({ fromDate, toDate }: Pick<OpeningException, 'fromDate' | 'toDate'>): string {
  const [from, to] = [fromDate, toDate].map((date) => dayWithYear(date, currentLocale()));
  return from === to ? from! : `${from} – ${to}`;
}

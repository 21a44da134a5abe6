import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Pool, PoolException } from '#contract/names.ts';
import { addMonths, lastDayOf, monthOf } from '#domain/values/yearMonth.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { monthTitle } from '#web/i18n/dates.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { poolExceptionsQuery } from '#web/queries/admin/pools.ts';
import { useConfig } from '#web/queries/settings.ts';
import { linkClass } from '#web/ui/Link.css.ts';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import { card, cards } from '../../kit/AdminPage.css.ts';
import { ListSkeleton } from '../../kit/list/ListSkeleton.tsx';
import { periodText } from '../../openingTimes/ExceptionList.tsx';
import { MonthStepper } from '../../openingTimes/MonthStepper.tsx';
import { MonthTable } from '../../openingTimes/MonthTable.tsx';
import * as css from '../../openingTimes/Opening.css.ts';
import { blocksText } from '../../openingTimes/openingDays.ts';
import { PoolDay } from './PoolDay.tsx';

/** The places of each day of a month, and what differs from the ordinary number in it. */
export function PoolMonth({ pool }: { pool: Pool }) {
  const { t } = useLingui();
  const { today } = useConfig();
  const [month, setMonth] = useState(monthOf(today));
  const { data, error, refetch } = useQuery(poolExceptionsQuery(pool.id, `${month}-01`, lastDayOf(month)));
  return (
    <div className={cards}>
      <MonthStepper title={monthTitle(month, currentLocale())} onMove={(by) => setMonth(addMonths(month, by))} />
      {error === null ? null : (
        <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={() => void refetch()}>
          {refusedText(refusedBy(error))}
        </RetryNote>
      )}
      {data === undefined ? (
        error === null && <ListSkeleton />
      ) : (
        <>
          <div className={card}>
            <MonthTable month={month} day={(date) => <PoolDay pool={pool} date={date} exceptions={data} />} />
          </div>
          <Exceptions exceptions={data} />
        </>
      )}
    </div>
  );
}

function Exceptions({ exceptions }: { exceptions: readonly PoolException[] }) {
  return (
    <section className={card} aria-labelledby="pool-exceptions">
      <div className={css.stack}>
        <h2 id="pool-exceptions" className={type.h3}>
          <Trans id="roster.exceptions">Uitzonderingen in deze maand</Trans>
        </h2>
        {exceptions.length === 0 ? (
          <p>
            <Trans id="pool.exceptions.none">Deze maand geldt het gewone aantal plaatsen.</Trans>
          </p>
        ) : null}
        <ul className={css.list}>
          {exceptions.map(({ id, poolId, capacity, block, ...period }) => (
            <li key={id} className={css.item}>
              <Link
                to="/admin/resources/pools/$id/exceptions/$exceptionId"
                params={{ id: poolId, exceptionId: id }}
                className={linkClass}
              >
                {periodText(period)}
              </Link>
              {block === null ? null : <span>{blocksText([block])}</span>}
              <span>{capacity}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, type ReactNode } from 'react';
import type { DayTimes } from '#contract/names.ts';
import { offeredTimes } from '#domain/scheduling/stay/offeredTimes.ts';
import { draft } from '#machines/reservation/reservation.selectors.ts';
import { useReservation, useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { timesQuery } from '#web/queries/products.ts';
import { Panel } from '#web/ui/Panel.tsx';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import * as css from '#web/features/scheduling/day/dayChoice.css.ts';
import { DayMessages } from '#web/features/scheduling/day/DayMessages.tsx';
import { NoTimes } from './NoTimes.tsx';
import { TimesAnnouncer } from './TimesAnnouncer.tsx';
import { TimesChoice } from './TimesChoice.tsx';
import { TimesHead } from './TimesHead.tsx';
import { useGroup } from '#web/features/scheduling/guests/useGroup.ts';

export type TimesPanelProps = {
  date: string;
  onPick: (date: string) => void;
  /** Beside the name of the day. */
  head?: ReactNode;
  /** Below the times, when there are any. */
  foot?: ReactNode;
  missing?: boolean | undefined;
};

const noTimes: Pick<DayTimes, 'arrivalTimes' | 'departures'> = { arrivalTimes: [], departures: {} };

/** Arrival and departure on the chosen day; the machine is told what is offered and drops times that are gone. */
export function TimesPanel({ date, onPick, head, foot, missing = false }: TimesPanelProps) {
  const { t } = useLingui();
  const actor = useReservationActor();
  const { personCount: persons } = useReservation(draft);
  const activityId = useGroup()?.activityProduct.xplanId ?? '';
  const { data, isError, refetch } = useQuery({
    ...timesQuery({ activityId, date, persons }),
    enabled: activityId !== '',
  });
  const times = useMemo(() => offeredTimes(data ?? noTimes), [data]);
  useEffect(() => {
    if (data !== undefined) actor.send({ type: 'times.offered', times });
  }, [actor, data, times]);
  return (
    <Panel role="region" aria-label={t({ id: 'checkin.times', message: 'Tijden' })}>
      <div className={css.panelStack}>
        <TimesHead date={date}>{head}</TimesHead>
        <TimesAnnouncer count={data === undefined ? null : times.length} />
        {isError ? (
          <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={() => void refetch()}>
            <Trans id="checkin.times.failed">De tijden konden niet worden opgehaald.</Trans>
          </RetryNote>
        ) : data === undefined ? (
          <Skeleton height="320px" radius="20px" />
        ) : (
          <>
            <DayMessages date={date} times={data} />
            {times.length === 0 ? (
              <NoTimes date={date} onPick={onPick} />
            ) : (
              <>
                <TimesChoice times={times} missing={missing} />
                {foot}
              </>
            )}
          </>
        )}
      </div>
    </Panel>
  );
}

import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { stayOf } from '#domain/booking/timedItems.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import { draft } from '#machines/reservation/reservation.selectors.ts';
import { useReservation } from '#web/actors/ReservationActorContext.tsx';
import { useReservationData } from '#web/actors/useReservationData.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { shortDay, timeRange } from '#web/i18n/dates.ts';
import { Icon } from '#web/ui/Icon.tsx';
import type { IconName } from '#web/ui/iconPaths.ts';
import * as css from './dayChoice.css.ts';

export function DayFacts({ className }: { className: string }) {
  const { date, startTime, endTime, personCount } = useReservation(draft);
  const persons = useReservationData()?.persons ?? [];
  const stay = stayOf({ startTime, endTime, persons });
  return (
    <ul className={className}>
      <Fact icon="calendar">
        {date === null ? <Trans id="flow.summary.no_date">Geen datum</Trans> : shortDay(date, currentLocale())}
      </Fact>
      {stay === null ? null : <Fact icon="clock">{timeRange(formatTime(stay.from), formatTime(stay.to))}</Fact>}
      <Fact icon="people">
        <Trans id="flow.summary.persons">
          <Plural value={personCount} one="# persoon" other="# personen" />
        </Trans>
      </Fact>
    </ul>
  );
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className={css.fact}>
      <Icon name={icon} className={css.factIcon} />
      <span>{children}</span>
    </li>
  );
}

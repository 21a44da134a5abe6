import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Reservation } from '#contract/names.ts';
import { flowNeeds } from '#domain/flows/flowNeeds.ts';
import { summaryLines, type SummaryLine } from '#domain/reservation/summaryLines.ts';
import { draft } from '#machines/reservation/reservation.selectors.ts';
import { useFlow, useReservation } from '#web/actors/ReservationActorContext.tsx';
import { currentLocale } from '#web/i18n/activate.ts';
import { formatMinute, shortDay, timeRange } from '#web/i18n/dates.ts';
import { priceOf } from '#web/i18n/money.ts';
import { Icon } from '#web/ui/Icon.tsx';
import type { IconName } from '#web/ui/iconPaths.ts';
import { Price } from '#web/ui/Price.tsx';
import { liveAmount } from '#web/ui/theme/type.css.ts';
import { joinClasses } from '#web/ui/joinClasses.ts';
import * as css from './Flow.css.ts';
import { GuestProducts } from './GuestProducts.tsx';
import { useReservationData } from './useReservationData.ts';

/** Day, times, persons, the products of every guest and the totals. */
export function SummaryContent({ locked, first = false }: { locked: boolean; first?: boolean }) {
  const flow = useFlow();
  const reservation = useReservationData();
  return (
    <>
      {flowNeeds.detailsInSummary(flow) ? <Facts first={first} /> : null}
      {reservation?.persons.map((person) => (
        <GuestProducts key={person.id} person={person} locked={locked} />
      ))}
      {reservation === null ? null : <Totals reservation={reservation} />}
    </>
  );
}

function Facts({ first }: { first: boolean }) {
  const { date, startTime, endTime, personCount } = useReservation(draft);
  return (
    <div className={joinClasses(css.facts, first && css.factsFirst)}>
      <Fact icon="calendar">
        {date === null ? <Trans id="flow.summary.no_date">Geen datum</Trans> : shortDay(date, currentLocale())}
      </Fact>
      {startTime === null || endTime === null ? null : (
        <Fact icon="clock">{timeRange(formatMinute(startTime), formatMinute(endTime))}</Fact>
      )}
      <Fact icon="people">
        <Trans id="flow.summary.persons">
          <Plural value={personCount} one="# persoon" other="# personen" />
        </Trans>
      </Fact>
    </div>
  );
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <Icon name={icon} className={css.factIcon} />
      <span>{children}</span>
    </div>
  );
}

function Totals({ reservation }: { reservation: Reservation }) {
  return (
    <div className={css.totals}>
      {summaryLines(reservation).map((line) => (
        <TotalRow key={line.id} line={line} />
      ))}
      <p className={css.vat}>
        <Trans id="flow.summary.vat">Prijzen zijn incl. btw</Trans>
      </p>
    </div>
  );
}

function TotalRow({ line: { id, cents, main } }: { line: SummaryLine }) {
  const { t } = useLingui();
  const names: Record<SummaryLine['id'], string> = {
    total: t({ id: 'flow.summary.total', message: 'Totaal' }),
    discount: t({ id: 'flow.summary.discount', message: 'Korting' }),
    location: t({ id: 'flow.summary.location', message: 'Op locatie' }),
    payNow: t({ id: 'flow.summary.pay_now', message: 'Nu te betalen' }),
  };
  return (
    <div className={joinClasses(css.totalRow, main && css.mainTotal, id === 'discount' && css.discount)}>
      <span>{names[id]}</span>
      <span className={liveAmount}>
        <Price {...priceOf(cents, currentLocale())} />
      </span>
    </div>
  );
}

import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { CustomerReservation } from '#contract/names.ts';
import { dayOfMonth } from '#domain/values/localDate.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { fullDay, shortMonth, timeRange } from '#web/i18n/dates.ts';
import { formatEuro } from '#domain/values/money.ts';
import { spokenCents } from '#web/i18n/money.ts';
import { useConfig } from '#web/queries/settings.ts';
import { joinClasses } from '#web/ui/joinClasses.ts';
import { Price } from '#web/ui/Price.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import { CalendarLink } from './CalendarLink.tsx';
import { GuestList } from './GuestList.tsx';
import { ReceiptLink } from './ReceiptLink.tsx';
import { Refunded } from './Refunded.tsx';
import { StateNote } from './StateNote.tsx';
import * as css from './reservationCard.css.ts';

type ReservationCardProps = { reservation: CustomerReservation; startsOpen?: boolean; past?: boolean };

export function ReservationCard({ reservation, startsOpen = false, past = false }: ReservationCardProps) {
  const { t } = useLingui();
  const locale = currentLocale();
  const { startDate, startTime, endTime, personCount: count, number, persons, total, refunded } = reservation;
  const month = shortMonth(startDate, locale);
  const people = t({ id: 'common.persons', message: plural(count, { one: '# persoon', other: '# personen' }) });
  const together = people.replaceAll(' ', '\u00A0');
  const times = startTime !== null && endTime !== null && persons.length > 0 ? timeRange(startTime, endTime) : null;
  return (
    <article className={css.card} aria-labelledby={`reservation-${reservation.id}`}>
      <div className={css.cardHead}>
        <div className={css.date} aria-hidden="true">
          <span className={css.dateDay}>{dayOfMonth(startDate)}</span>
          <span className={css.dateMonth}>{month}</span>
        </div>
        <div className={css.facts}>
          <h3 id={`reservation-${reservation.id}`} className={joinClasses(type.h3, css.day)}>
            {fullDay(startDate, locale)}
          </h3>
          <p className={css.when}>{[times, together].filter((part) => part !== null).join(' · ')}</p>
          <p className={css.total}>
            <Price text={formatEuro(total, locale)} spoken={spokenCents(total, locale)} />
          </p>
          <p className={css.number}>{number}</p>
          <StateNote state={reservation.state} />
          <Refunded cents={refunded} />
        </div>
      </div>
      {persons.length === 0 ? null : <GuestList persons={persons} startsOpen={startsOpen} />}
      <div className={css.cardFoot}>
        {past ? null : <ComingLinks reservation={reservation} hasTimes={times !== null} />}
        <ReceiptLink id={reservation.id} number={number} describedBy={`reservation-${reservation.id}`} />
      </div>
    </article>
  );
}

function ComingLinks({
  reservation: { id, number, ref },
  hasTimes,
}: {
  reservation: CustomerReservation;
  hasTimes: boolean;
}) {
  const { selfService, venue } = useConfig();
  return (
    <>
      {hasTimes ? <CalendarLink id={id} number={number} /> : null}
      {ref === undefined ? null : (
        <Link
          to="/reservation/manage/$ref"
          params={{ ref }}
          className={css.footLink}
          aria-describedby={`reservation-${id}`}
        >
          {selfService.enabled ? (
            <Trans id="account.manage">Bekijk of wijzig</Trans>
          ) : (
            <Trans id="account.view">Bekijk</Trans>
          )}
        </Link>
      )}
      <a href={venue.cancelUrl} className={css.footLink} aria-describedby={`reservation-${id}`}>
        <Trans id="account.cancel">Reservering annuleren?</Trans>
      </a>
    </>
  );
}

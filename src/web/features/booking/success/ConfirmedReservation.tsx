import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { CheckoutResult } from '#contract/names.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { longDay, nearDay, timeRange } from '#web/i18n/dates.ts';
import { formatEuro } from '#domain/values/money.ts';
import { useConfig } from '#web/queries/settings.ts';
import { buttonClass } from '#web/ui/Button.css.ts';
import { CalendarButton } from './CalendarButton.tsx';
import { Confirmed } from './Confirmed.tsx';
import { Fact } from './Fact.tsx';
import * as css from './Success.css.ts';
import { RedeemedFact } from './RedeemedFact.tsx';
import { SwimwearNote } from '#web/features/scheduling/day/SwimwearNote.tsx';
import { VenueFact } from './VenueFact.tsx';
import { WayOn } from './WayOn.tsx';

type ConfirmedReservationProps = { reservationId: string; result: CheckoutResult };

export function ConfirmedReservation({ reservationId, result }: ConfirmedReservationProps) {
  const { t } = useLingui();
  const { firstName, startDate, email } = result;
  const { today, selfService } = useConfig();
  const day = nearDay(startDate, today, currentLocale());
  return (
    <Confirmed
      title={t({ id: 'success.title', message: 'Je reservering is bevestigd' })}
      heading={
        firstName === null ? (
          <Trans id="success.heading">Bedankt. Tot {day}.</Trans>
        ) : (
          <Trans id="success.heading_name">
            Bedankt, {firstName}. Tot {day}.
          </Trans>
        )
      }
      email={email}
    >
      <Facts result={result} />
      <SwimwearNote date={startDate} />
      <WayOn>
        {result.startTime === null ? null : <CalendarButton reservationId={reservationId} number={result.number} />}
        {result.ref === null ? null : (
          <Link to="/reservation/manage/$ref" params={{ ref: result.ref }} className={buttonClass({ kind: 'outline' })}>
            {selfService.enabled ? (
              <Trans id="success.manage">Wijzig of annuleer</Trans>
            ) : (
              <Trans id="success.account">Bekijk je reservering</Trans>
            )}
          </Link>
        )}
      </WayOn>
    </Confirmed>
  );
}

function Facts({ result }: { result: CheckoutResult }) {
  const { startDate, startTime, endTime, personCount, number, totalPayLater, totalRedeemed } = result;
  const totalPaid = result.totalPaid - totalRedeemed;
  const day = longDay(startDate, currentLocale());
  const times = startTime === null || endTime === null ? '' : `, ${timeRange(startTime, endTime)}`;
  const [paid, later] = [formatEuro(totalPaid, currentLocale()), formatEuro(totalPayLater, currentLocale())];
  return (
    <div className={css.facts}>
      <Fact icon="calendar" value={day + times}>
        <Trans id="flow.summary.persons">
          <Plural value={personCount} one="# persoon" other="# personen" />
        </Trans>
      </Fact>
      <VenueFact />
      {number === null ? null : (
        <Fact icon="document" value={number}>
          <Trans id="success.number">Je reserveringsnummer</Trans>
        </Fact>
      )}
      <RedeemedFact cents={totalRedeemed} />
      {totalPayLater > 0 ? (
        <Fact icon="pin" value={<Trans id="success.later">Nog {later} op locatie</Trans>}>
          {totalPaid > 0 ? <Trans id="success.paid_too">Betaald: {paid}</Trans> : null}
        </Fact>
      ) : null}
      {totalPayLater === 0 && totalPaid > 0 ? (
        <Fact icon="check" value={<Trans id="success.paid">Betaald: {paid}</Trans>} />
      ) : null}
    </div>
  );
}

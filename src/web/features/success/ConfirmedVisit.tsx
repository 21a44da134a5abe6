import { Plural, Trans } from '@lingui/react/macro';
import type { CheckoutResult } from '#contract/names.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { longDay, timeRange, weekday } from '#web/i18n/dates.ts';
import { formatEuro } from '#web/i18n/money.ts';
import { useConfig } from '#web/queries/settings.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import { CalendarButton } from './CalendarButton.tsx';
import { Fact } from './Fact.tsx';
import * as css from './Success.css.ts';
import { RedeemedFact } from './RedeemedFact.tsx';
import { WayOn } from './WayOn.tsx';

type ConfirmedVisitProps = { reservationId: string; result: CheckoutResult };

/** The confirmed visit: when, for how many, its number and what is paid. */
export function ConfirmedVisit({ reservationId, result }: ConfirmedVisitProps) {
  const { firstName, startDate, email } = result;
  const { contactUrl } = useConfig().venue;
  const day = weekday(startDate, currentLocale());
  return (
    <div className={css.words}>
      <Badge kind="success">
        <Trans id="success.title">Je reservering is bevestigd</Trans>
      </Badge>
      <h1 className={type.display}>
        {firstName === null ? (
          <Trans id="success.heading">Bedankt. Tot {day}.</Trans>
        ) : (
          <Trans id="success.heading_name">
            Bedankt, {firstName}. Tot {day}.
          </Trans>
        )}
      </h1>
      <p className={type.lead}>
        {email === null ? (
          <Trans id="success.mail">
            Je krijgt een bevestiging per e-mail. Niets ontvangen? Neem dan even <a href={contactUrl}>contact</a> met
            ons op.
          </Trans>
        ) : (
          <Trans id="success.mail_to">
            Je krijgt een bevestiging op {email}. Niets ontvangen? Neem dan even <a href={contactUrl}>contact</a> met
            ons op.
          </Trans>
        )}
      </p>
      <Facts result={result} />
      <WayOn>
        {result.startTime === null ? null : <CalendarButton reservationId={reservationId} number={result.number} />}
      </WayOn>
    </div>
  );
}

function Facts({ result }: { result: CheckoutResult }) {
  const { startDate, startTime, endTime, personCount, number, totalPayLater, totalRedeemed } = result;
  const totalPaid = result.totalPaid - totalRedeemed;
  const day = longDay(startDate, currentLocale());
  const times = startTime === null || endTime === null ? '' : `, ${timeRange(startTime, endTime)}`;
  const [paid, later] = [formatEuro(totalPaid), formatEuro(totalPayLater)];
  return (
    <div className={css.facts}>
      <Fact icon="calendar" value={day + times}>
        <Trans id="flow.summary.persons">
          <Plural value={personCount} one="# persoon" other="# personen" />
        </Trans>
      </Fact>
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

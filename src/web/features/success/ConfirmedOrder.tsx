import { Trans } from '@lingui/react/macro';
import type { CheckoutResult } from '#contract/names.ts';
import { formatEuro } from '#web/i18n/money.ts';
import { useConfig } from '#web/queries/settings.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { joinClasses } from '#web/ui/joinClasses.ts';
import { muted, type } from '#web/ui/theme/type.css.ts';
import { Documents } from './Documents.tsx';
import { Fact } from './Fact.tsx';
import * as css from './Success.css.ts';
import { RedeemedFact } from './RedeemedFact.tsx';
import { WayOn } from './WayOn.tsx';

/** A confirmed order: its number, what is paid, and the cards to print. */
export function ConfirmedOrder({ reservationId, result }: { reservationId: string; result: CheckoutResult }) {
  const { firstName, email, number, totalRedeemed } = result;
  const { contactUrl, withdrawalUrl } = useConfig().venue;
  const totalPaid = result.totalPaid - totalRedeemed;
  const paid = formatEuro(totalPaid);
  return (
    <div className={css.words}>
      <Badge kind="success">
        <Trans id="success.order.title">Je bestelling is bevestigd</Trans>
      </Badge>
      <h1 className={type.display}>
        {firstName === null ? (
          <Trans id="success.thanks">Bedankt.</Trans>
        ) : (
          <Trans id="success.order.heading_name">Bedankt, {firstName}.</Trans>
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
      <div className={css.facts}>
        {number === null ? null : (
          <Fact icon="document" value={number}>
            <Trans id="success.order.number">Je bestelnummer</Trans>
          </Fact>
        )}
        <RedeemedFact cents={totalRedeemed} />
        {totalPaid > 0 ? <Fact icon="check" value={<Trans id="success.paid">Betaald: {paid}</Trans>} /> : null}
      </div>
      <Documents orderId={reservationId} />
      <WayOn />
      <p className={joinClasses(type.small, muted)}>
        <Trans id="order.withdrawal">
          Van gedachten veranderd? Je kunt je bestelling <a href={withdrawalUrl}>herroepen</a>.
        </Trans>
      </p>
    </div>
  );
}

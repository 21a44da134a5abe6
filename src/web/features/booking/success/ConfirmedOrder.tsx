import { Trans, useLingui } from '@lingui/react/macro';
import type { CheckoutResult } from '#contract/names.ts';
import { formatEuro } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { useConfig } from '#web/queries/settings.ts';
import { joinClasses } from '#web/ui/joinClasses.ts';
import { muted, type } from '#web/ui/theme/type.css.ts';
import { Confirmed } from './Confirmed.tsx';
import { Documents } from './Documents.tsx';
import { Fact } from './Fact.tsx';
import * as css from './Success.css.ts';
import { RedeemedFact } from './RedeemedFact.tsx';
import { WayOn } from './WayOn.tsx';

export function ConfirmedOrder({ reservationId, result }: { reservationId: string; result: CheckoutResult }) {
  const { t } = useLingui();
  const { firstName, email, number, totalRedeemed } = result;
  const { withdrawalUrl } = useConfig().venue;
  const totalPaid = result.totalPaid - totalRedeemed;
  const paid = formatEuro(totalPaid, currentLocale());
  return (
    <Confirmed
      title={t({ id: 'success.order.title', message: 'Je bestelling is bevestigd' })}
      heading={
        firstName === null ? (
          <Trans id="success.thanks">Bedankt.</Trans>
        ) : (
          <Trans id="success.order.heading_name">Bedankt, {firstName}.</Trans>
        )
      }
      email={email}
    >
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
      <WayOn isOrder />
      <p className={joinClasses(type.small, muted)}>
        <Trans id="order.withdrawal">
          Van gedachten veranderd? Je kunt je bestelling <a href={withdrawalUrl}>herroepen</a>.
        </Trans>
      </p>
    </Confirmed>
  );
}

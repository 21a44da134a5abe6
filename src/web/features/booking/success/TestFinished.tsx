import { Trans, useLingui } from '@lingui/react/macro';
import type { CheckoutResult } from '#contract/names.ts';
import { formatEuro } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { longDay, timeRange } from '#web/i18n/dates.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import { Fact } from './Fact.tsx';
import * as css from './Success.css.ts';
import { WayOn } from './WayOn.tsx';

/** The end of a test of a flow: what a visitor would have booked. */
export function TestFinished({ result }: { result: CheckoutResult }) {
  const { t } = useLingui();
  const { startDate, startTime, endTime, totalPaid, totalPayLater } = result;
  const title = t({ id: 'success.test.title', message: 'Einde van de test' });
  const locale = currentLocale();
  const times = startTime === null || endTime === null ? null : timeRange(startTime, endTime);
  return (
    <div className={css.words}>
      <PageTitle parts={[title]} />
      <Badge kind="success">{title}</Badge>
      <h1 className={type.display}>
        <Trans id="success.test.heading">Er is niets geboekt.</Trans>
      </h1>
      <p className={type.lead}>
        <Trans id="success.test.text">
          De flow werkt tot het einde. Er is niets betaald, er is geen mail verstuurd en er is geen plaats bezet. Een
          bezoeker zou dit hebben:
        </Trans>
      </p>
      <div className={css.facts}>
        {times === null ? null : (
          <Fact icon="calendar" value={`${longDay(startDate, locale)}, ${times}`}>
            <Trans id="success.test.day">Gekozen dag en tijd</Trans>
          </Fact>
        )}
        <Fact icon="check" value={formatEuro(totalPaid, locale)}>
          <Trans id="success.test.paid">Online te betalen</Trans>
        </Fact>
        <Fact icon="pin" value={formatEuro(totalPayLater, locale)}>
          <Trans id="success.test.later">Op locatie te betalen</Trans>
        </Fact>
      </div>
      <WayOn />
    </div>
  );
}

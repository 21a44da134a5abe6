import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ToDeliver } from '#contract/names.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import { formatEuro } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { dayWithYear } from '#web/i18n/dates.ts';
import { ReportSection } from './ReportSection.tsx';
import * as css from './Reports.css.ts';

/** What guests paid for and have not had. */
export function ToDeliverSection({ toDeliver, day }: { toDeliver: ToDeliver; day: LocalDate }) {
  const { t } = useLingui();
  const { giftCards, vouchers, multiVisitCards, prepaid } = toDeliver;
  const euro = (cents: number): string => formatEuro(cents, currentLocale());
  const date = dayWithYear(day, currentLocale());
  return (
    <ReportSection
      title={t({ id: 'reports.toDeliver', message: 'Nog te leveren' })}
      note={<Trans id="reports.toDeliver.note">Zoals het stond aan het eind van {date}, of zoals het nu staat.</Trans>}
    >
      <dl className={css.facts}>
        <div>
          <dt>
            <Trans id="reports.giftCards">Cadeaubonnen</Trans>
          </dt>
          <dd>
            {euro(giftCards.amount)} · {giftCards.count}
          </dd>
        </div>
        <div>
          <dt>
            <Trans id="reports.vouchers">Vouchers</Trans>
          </dt>
          <dd>
            {euro(vouchers.amount)} · {vouchers.count}
          </dd>
        </div>
        <div>
          <dt>
            <Trans id="reports.visits">Badenkaarten</Trans>
          </dt>
          <dd>
            {euro(multiVisitCards.amount)} ·{' '}
            <Plural id="reports.visitsLeft" value={multiVisitCards.units} one="# bezoek" other="# bezoeken" />
          </dd>
        </div>
        <div>
          <dt>
            <Trans id="reports.prepaid">Betaald voor latere dagen</Trans>
          </dt>
          <dd>{euro(prepaid)}</dd>
        </div>
      </dl>
    </ReportSection>
  );
}

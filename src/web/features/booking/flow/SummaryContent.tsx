import { Trans, useLingui } from '@lingui/react/macro';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { summaryLines, type SummaryLine } from '#domain/booking/summaryLines.ts';
import { hasProducts } from '#machines/reservation/reservation.selectors.ts';
import { useFlow, useReservation, useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { DayFacts } from '#web/features/scheduling/day/DayFacts.tsx';
import { currentLocale } from '#web/i18n/activate.ts';
import { priceOf } from '#web/i18n/money.ts';
import { Button } from '#web/ui/Button.tsx';
import { Price } from '#web/ui/Price.tsx';
import { liveAmount } from '#web/ui/theme/type.css.ts';
import { joinClasses } from '#web/ui/joinClasses.ts';
import * as css from './Flow.css.ts';
import { GuestProducts } from './GuestProducts.tsx';
import { useDueTotals } from '#web/actors/useDueTotals.ts';
import { useReservationData } from '#web/actors/useReservationData.ts';

const openBelow = 3;

/** Day and guests; of a larger group each guest is a line that opens. */
export function SummaryContent({ locked, first = false }: { locked: boolean; first?: boolean }) {
  const flow = useFlow();
  const reservation = useReservationData();
  const filled = useReservation(hasProducts);
  return (
    <>
      {flowNeeds.detailsInSummary(flow) ? (
        <DayFacts className={joinClasses(css.facts, first && css.factsFirst)} />
      ) : null}
      {reservation?.persons.map((person) => (
        <GuestProducts
          key={person.id}
          person={person}
          locked={locked}
          folds={reservation.persons.length >= openBelow}
        />
      ))}
      {filled && !locked ? <EmptyButton /> : null}
    </>
  );
}

function EmptyButton() {
  const actor = useReservationActor();
  return (
    <Button kind="text" size="small" className={css.empty} onClick={() => actor.send({ type: 'emptying.requested' })}>
      <Trans id="flow.emptying.title">Mandje leegmaken</Trans>
    </Button>
  );
}

export function SummaryTotals() {
  const totals = useDueTotals();
  if (totals === null) return null;
  return (
    <div className={css.totals}>
      {summaryLines(totals).map((line) => (
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

import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { currentStep } from '#machines/reservation/reservation.selectors.ts';
import { useFlow, useReservation, useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import * as css from './Flow.css.ts';
import { NextButton } from './NextButton.tsx';
import { useBasketName } from './useBasket.ts';
import { SummaryContent, SummaryTotals } from './SummaryContent.tsx';

/** The summary on phones, while it is open. */
export function BasketSheet({ planning }: { planning: ReactNode }) {
  const { t } = useLingui();
  const actor = useReservationActor();
  const step = useReservation(currentStep);
  const isOrder = flowNeeds.isOrderCard(useFlow());
  const onPayment = step === 'payment';
  return (
    <Sheet
      open
      titleId="basket-title"
      onClose={() => actor.send({ type: 'dialog.closed' })}
      title={useBasketName()}
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
      foot={
        <>
          <div className={css.sheetTotals}>
            <SummaryTotals />
          </div>
          {onPayment ? null : <NextButton full closesSheet />}
        </>
      }
    >
      <p className={css.sheetLead}>
        {isOrder ? (
          <Trans id="flow.basket.lead_order">Hieronder vind je wat je bestelt.</Trans>
        ) : (
          <Trans id="flow.basket.lead">Hieronder vind je de inhoud van je reservering.</Trans>
        )}
      </p>
      <div className={css.sheetSummary}>
        <SummaryContent first locked={onPayment} />
      </div>
      <div className={css.sheetPlanning}>{planning}</div>
    </Sheet>
  );
}

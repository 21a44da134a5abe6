import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { currentStep, openDialog } from '#machines/reservation/reservation.selectors.ts';
import { useReservation, useReservationActor } from '#web/actors/ReservationActorContext.tsx';
import { Sheet } from '#web/ui/Sheet.tsx';
import * as css from './Flow.css.ts';
import { NextButton } from './NextButton.tsx';
import { SummaryContent } from './SummaryContent.tsx';

/** The summary on phones. */
export function BasketSheet({ planning }: { planning: ReactNode }) {
  const { t } = useLingui();
  const actor = useReservationActor();
  const open = useReservation((snapshot) => openDialog(snapshot)?.kind === 'basket');
  const step = useReservation(currentStep);
  const onPayment = step === 'payment';
  return (
    <Sheet
      open={open}
      onClose={() => actor.send({ type: 'dialog.closed' })}
      title={t({ id: 'flow.basket.title', message: 'Je reservering' })}
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
      {...(onPayment ? {} : { foot: <NextButton full closesSheet /> })}
    >
      <p className={css.sheetLead}>
        <Trans id="flow.basket.lead">Hieronder vind je de inhoud van je reservering.</Trans>
      </p>
      <div className={css.sheetSummary}>
        <SummaryContent first locked={onPayment} />
      </div>
      <div className={css.sheetPlanning}>{planning}</div>
    </Sheet>
  );
}

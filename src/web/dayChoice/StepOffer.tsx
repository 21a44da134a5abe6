import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { StepEntry } from '#contract/names.ts';
import { draft } from '#machines/reservation/reservation.selectors.ts';
import { useFlow, useReservation } from '#web/actors/ReservationActorContext.tsx';
import { flowStepQuery } from '#web/queries/flows.ts';
import { pickerGrid } from '#web/ui/PickerCard.css.ts';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

type StepOfferProps = {
  /** 1 is the index, 2 the first sub-page. */
  page: number;
  date: string;
  children: (entries: StepEntry[]) => ReactNode;
};

/** What can be chosen on a page of the flow on a day, once it is known. */
export function StepOffer({ page, date, children }: StepOfferProps) {
  const { t } = useLingui();
  const { id: flowId } = useFlow();
  const { personCount: persons } = useReservation(draft);
  const { data, isError, refetch } = useQuery(flowStepQuery({ flowId, page, date, persons }));
  if (data !== undefined) return children(data);
  if (isError) {
    return (
      <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={() => void refetch()}>
        <Trans id="step.failed">De keuzes konden niet worden opgehaald.</Trans>
      </RetryNote>
    );
  }
  return (
    <div className={pickerGrid}>
      <Skeleton height="420px" radius="24px" />
      <Skeleton height="420px" radius="24px" />
    </div>
  );
}

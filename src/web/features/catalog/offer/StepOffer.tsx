import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { StepEntry } from '#contract/names.ts';
import { draft } from '#machines/reservation/reservation.selectors.ts';
import { useFlow, useReservation } from '#web/actors/ReservationActorContext.tsx';
import { flowStepQuery } from '#web/queries/flows.ts';
import { joinClasses } from '#web/ui/joinClasses.ts';
import { pickerGrid } from '#web/ui/PickerCard.css.ts';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { muted, type } from '#web/ui/theme/type.css.ts';

type StepOfferProps = {
  page: number;
  date: string;
  count?: (entries: StepEntry[]) => ReactNode;
  children: (entries: StepEntry[]) => ReactNode;
};

/** The entries of a page on a day. While another day loads, the former entries stay. */
export function StepOffer({ page, date, count, children }: StepOfferProps) {
  const { id: flowId } = useFlow();
  const { personCount: persons } = useReservation(draft);
  const { data, isError, refetch } = useQuery({
    ...flowStepQuery({ flowId, page, date, persons }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      {count === undefined ? null : (
        <p role="status" className={joinClasses(type.label, muted)}>
          {data === undefined ? null : count(data)}
        </p>
      )}
      {data === undefined ? <NotYet failed={isError} retry={() => void refetch()} /> : children(data)}
    </>
  );
}

function NotYet({ failed, retry }: { failed: boolean; retry: () => void }) {
  const { t } = useLingui();
  if (failed) {
    return (
      <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={retry}>
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

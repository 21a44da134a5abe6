import { useQuery } from '@tanstack/react-query';
import { draft } from '#machines/reservation/reservation.selectors.ts';
import type { CheckinGroup, DateReason, Schedule } from '#contract/names.ts';
import { useReservation } from '#web/actors/ReservationActorContext.tsx';
import { scheduleQuery } from '#web/queries/products.ts';
import { useGroup } from './useCheckin.ts';

export type Stretch = { from: string; to: string };

type ScheduleAnswer = {
  schedule: Schedule | null;
  reasons: Readonly<Record<string, DateReason>>;
  failed: boolean;
  loading: boolean;
  retry: () => void;
};

const none: CheckinGroup = {
  id: '',
  name: '',
  entryProduct: { id: '', xplanId: '' },
  activityProduct: { xplanId: '' },
};

/** The days of a stretch this group of visitors can book; nothing is asked without a stretch. */
export function useSchedule(stretch: Stretch | null): ScheduleAnswer {
  'use memo';
  const group = useGroup();
  const { personCount: persons } = useReservation(draft);
  const { entryProduct, activityProduct } = group ?? none;
  const { data, isError, isFetching, refetch } = useQuery({
    ...scheduleQuery({
      entryId: entryProduct.xplanId,
      activityId: activityProduct.xplanId,
      from: stretch?.from ?? '',
      to: stretch?.to ?? '',
      persons,
    }),
    enabled: stretch !== null && group !== undefined,
  });
  return {
    schedule: data?.data ?? null,
    reasons: data?.meta.reasons ?? {},
    failed: isError,
    loading: isFetching && data === undefined,
    retry: () => void refetch(),
  };
}

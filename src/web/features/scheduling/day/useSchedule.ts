import { useQuery } from '@tanstack/react-query';
import type { DateReason, Schedule } from '#contract/names.ts';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { draft } from '#machines/reservation/reservation.selectors.ts';
import { useFlow, useReservation } from '#web/actors/ReservationActorContext.tsx';
import { flowScheduleQuery } from '#web/queries/flows.ts';
import { scheduleQuery } from '#web/queries/products.ts';
import { useGroup } from '#web/features/scheduling/guests/useGroup.ts';

export type DateRange = { from: string; to: string };

type ScheduleAnswer = {
  schedule: Schedule | null;
  reasons: Readonly<Record<string, DateReason>>;
  failed: boolean;
  loading: boolean;
  retry: () => void;
};

/**
 * Bookable days: by the entry in flows with arrival and departure, else by anything the flow sells. No fetch without a
 * range.
 */
export function useSchedule(range: DateRange | null): ScheduleAnswer {
  'use memo';
  const flow = useFlow();
  const group = useGroup();
  const { personCount: persons } = useReservation(draft);
  const byEntry = flowNeeds.times(flow);
  const { from, to } = range ?? { from: '', to: '' };
  const { xplanId: entryId } = group?.entryProduct ?? { xplanId: '' };
  const { xplanId: activityId } = group?.activityProduct ?? { xplanId: '' };
  const query = byEntry
    ? scheduleQuery({ entryId, activityId, from, to, persons })
    : flowScheduleQuery({ flowId: flow.id, from, to, persons });
  const { data, isError, isFetching, refetch } = useQuery({
    ...query,
    enabled: range !== null && (!byEntry || group !== undefined),
  });
  return {
    schedule: data?.data ?? null,
    reasons: data?.meta.reasons ?? {},
    failed: isError,
    loading: isFetching && data === undefined,
    retry: () => void refetch(),
  };
}

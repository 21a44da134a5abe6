import type { Disruption } from '#contract/names.ts';
import { onQuarters } from '#domain/scheduling/rosters/poolHoursErrors.ts';

export type DisruptionValues = {
  resourceIds: readonly string[];
  /** Therapists are absent, rooms are closed. */
  kind: Disruption['kind'];
  isWholeDay: boolean;
  from: string;
  to: string;
  /** Empty: no pool. */
  poolId: string;
  capacity: string;
  reason: string;
};

export const newDisruption = (resource: string | undefined): DisruptionValues => ({
  resourceIds: resource === undefined ? [] : [resource],
  kind: 'absence',
  isWholeDay: true,
  from: '10:00',
  to: '18:00',
  poolId: '',
  capacity: '0',
  reason: '',
});

/** Midnight at the end of a day is 24:00 to the server and 00:00 to the browser. */
const sentEnd = (time: string): string => (time === '00:00' ? '24:00' : time);

export function disruptionOf(values: DisruptionValues): Disruption {
  const block = values.isWholeDay ? null : { from: values.from, to: sentEnd(values.to) };
  const pool = { poolId: values.poolId, block: block && onQuarters(block), capacity: Number(values.capacity) };
  return {
    resourceIds: [...values.resourceIds],
    kind: values.kind,
    block,
    pool: values.poolId === '' ? null : pool,
    reason: values.reason.trim(),
    itemIds: [],
  };
}

import type { Disruption, RepairOrder, RepairProposals, RepairResult } from '#contract/names.ts';
import { api, dataOf } from '#web/api/adminClient.ts';

export const proposeRepairs = (date: string, body: Disruption): Promise<RepairProposals> =>
  dataOf(api.POST('/admin/day-board/{date}/repairs', { params: { path: { date } }, body }));

/** With the same key it is done once. */
export function applyRepair(date: string, { key, body }: { key: string; body: RepairOrder }): Promise<RepairResult> {
  const params = { path: { date }, header: { 'Idempotency-Key': key } };
  return dataOf(api.POST('/admin/day-board/{date}/disruptions', { params, body }));
}

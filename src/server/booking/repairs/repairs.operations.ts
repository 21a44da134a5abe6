import type { Disruption, RepairResult } from '#contract/names.ts';
import { mayUse } from '#domain/people/fieldPermissions.ts';
import type { Handlers, RequestContext } from '#server/http/handlers.ts';
import { problem } from '#server/http/problem.ts';
import { staffOf } from '#server/http/staffCaller.ts';
import type { RepairsService } from './repairs.service.ts';
import type { RepairCaller } from './repairsDeps.ts';

export const repairOperations = (repairs: RepairsService): Pick<Handlers, 'createRepairs' | 'applyRepair'> => ({
  createRepairs: async ({ context, params, body }) => ({
    status: 200,
    body: { data: await repairs.propose(callerFor(context, body), params.date, body) },
  }),
  applyRepair: async ({ context, params, body, saveResponseAs }) => {
    const answer = (data: RepairResult) => ({ status: 200 as const, body: { data } });
    const order = { ...body, saveResponse: saveResponseAs(answer) };
    return answer(await repairs.apply(callerFor(context, body.disruption), params.date, order));
  },
});

function callerFor(context: RequestContext, { resourceIds, pool }: Disruption): RepairCaller {
  const staff = staffOf(context);
  const changesPlanning = resourceIds.length > 0 || pool !== null;
  if (changesPlanning && !mayUse('absentResources', staff)) throw problem('forbidden');
  return { venue: context.venue, language: context.language, staff: context.staff, staffId: staff.id };
}

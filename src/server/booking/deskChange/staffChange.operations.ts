import type { StaffChange, StaffReservation } from '#contract/names.ts';
import { mayUse } from '#domain/people/fieldPermissions.ts';
import type { Handlers, RequestContext } from '#server/http/handlers.ts';
import { problem } from '#server/http/problem.ts';
import { staffOf } from '#server/http/staffCaller.ts';
import type { DeskContext } from '../desk/deskContext.ts';
import type { StaffChangeService } from './staffChange.service.ts';

type StaffChangeOperations = Pick<Handlers, 'getChangeOptions' | 'quoteStaffChange' | 'applyStaffChange'>;

const deskContext = (context: RequestContext): DeskContext => ({
  venue: context.venue,
  language: context.language,
  network: context.network,
  staffId: staffOf(context).id,
});

/** Throws `forbidden`: who changes a booking does not always move money. */
function expectMayRefund(context: RequestContext, { refund = false }: StaffChange): void {
  if (refund && !mayUse('refundOfChange', staffOf(context))) throw problem('forbidden');
}

const ok = <Data>(data: Data) => ({ status: 200 as const, body: { data } });

export const staffChangeOperations = (changes: StaffChangeService): StaffChangeOperations => ({
  getChangeOptions: async ({ context, params }) => ok(await changes.options(deskContext(context), params.id)),
  quoteStaffChange: async ({ context, params, body }) => {
    expectMayRefund(context, body);
    return ok(await changes.quote(deskContext(context), params.id, body));
  },
  applyStaffChange: async ({ context, params, body, saveResponseAs }) => {
    expectMayRefund(context, body.change);
    const answer = (data: StaffReservation) => ok(data);
    return ok(await changes.apply(deskContext(context), { id: params.id, order: body }, saveResponseAs(answer)));
  },
});

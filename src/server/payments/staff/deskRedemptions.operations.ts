import { created } from '#server/http/handlers.ts';
import type { Handlers, RequestContext } from '#server/http/handlers.ts';
import { staffOf } from '#server/http/staffCaller.ts';
import type { DeskCaller } from './deskRedemptions.ts';
import type { PaymentsService } from './payments.service.ts';

export type DeskRedemptionOperations = Pick<
  Handlers,
  'listDeskRedemptions' | 'quoteDeskCode' | 'redeemAtDesk' | 'returnRedemption'
>;

const callerOf = (context: RequestContext): DeskCaller => ({
  venue: context.venue,
  language: context.language,
  staffId: staffOf(context).id,
});

const ok = <Data>(data: Data) => ({ status: 200 as const, body: { data } });

export const deskRedemptionOperations = (payments: PaymentsService): DeskRedemptionOperations => ({
  listDeskRedemptions: async ({ context, params }) => ok(await payments.redemptions(context.venue.venueId, params.id)),
  quoteDeskCode: async ({ context, params, body }) => ok(await payments.quoteCode(callerOf(context), params.id, body)),
  redeemAtDesk: async ({ context, params, body, saveResponseAs }) =>
    created(await payments.redeem({ ...callerOf(context), saveResponse: saveResponseAs(created) }, params.id, body)),
  returnRedemption: async ({ context, params, body, saveResponseAs }) =>
    ok(await payments.returnRedemption({ ...callerOf(context), saveResponse: saveResponseAs(ok) }, params, body)),
});

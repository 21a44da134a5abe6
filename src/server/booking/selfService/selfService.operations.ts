import type { ChangeResult } from '#contract/names.ts';
import { calendarFile } from '#server/http/calendarFile.ts';
import { pdfFile } from '#server/http/pdfFile.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { SelfService } from './selfService.service.ts';

type SelfServiceOperations = Pick<
  Handlers,
  | 'getOwnBooking'
  | 'getOwnCalendar'
  | 'getOwnReceipt'
  | 'quoteChange'
  | 'applyChange'
  | 'acceptMoves'
  | 'listOwnDays'
  | 'listOwnDepartures'
  | 'listOwnTimes'
  | 'listOwnOptions'
  | 'listOwnStarts'
>;

const done = <Data>(data: Data) => ({ status: 200 as const, body: { data } });

export const selfServiceOperations = (selfService: SelfService): SelfServiceOperations => ({
  getOwnBooking: async ({ context, params }) => done(await selfService.read(context, params.ref)),
  getOwnCalendar: async ({ context, params }) => calendarFile(await selfService.calendar(context, params.ref)),
  getOwnReceipt: async ({ context, params }) => {
    const { number, pdf } = await selfService.receipt(context, params.ref);
    return pdfFile(number, pdf);
  },
  quoteChange: async ({ context, params, body }) => done(await selfService.quote(context, params.ref, body)),
  applyChange: async ({ context, params, body, saveResponseAs }) => {
    const saveResponse = saveResponseAs((result: ChangeResult) => done(result));
    return done(await selfService.apply(context, params.ref, { ...body, saveResponse }));
  },
  acceptMoves: async ({ context, params, body }) => done(await selfService.accept(context, params.ref, body)),
  listOwnDays: async ({ context, params, query }) => done(await selfService.days(context, params.ref, query)),
  listOwnDepartures: async ({ context, params }) => done(await selfService.departures(context, params.ref)),
  listOwnTimes: async ({ context, params }) => done(await selfService.times(context, params.ref, params.date)),
  listOwnOptions: async ({ context, params }) => done(await selfService.options(context, params.ref, params.itemId)),
  listOwnStarts: async ({ context, params: { ref, ...change } }) =>
    done(await selfService.starts(context, ref, change)),
});

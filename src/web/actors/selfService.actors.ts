import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { SelfServiceActors } from '#machines/selfService/selfService.actors.ts';
import { applyOwnChange, loadOwnBooking, quoteOwnChange } from '#web/queries/selfService.ts';

export const selfServiceActors = (client: QueryClient): SelfServiceActors => ({
  loadBooking: fromPromise(async ({ input }) => {
    const { changesClosed } = await loadOwnBooking(client, input.ref);
    return { changesClosed };
  }),
  quoteChange: fromPromise(({ input }) => quoteOwnChange(input.ref, input.change)),
  applyChange: fromPromise(async ({ input }) => {
    const { booking, paymentRef } = await applyOwnChange(client, input.ref, input.order);
    return { changesClosed: booking.changesClosed, paymentRef };
  }),
});

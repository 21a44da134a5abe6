import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { OwnBooking } from '#contract/names.ts';
import { changedWith, isToOtherDay } from '#domain/booking/movedItems.ts';
import type { SelfServiceActors } from '#machines/selfService/selfService.actors.ts';
import type { SeenBooking } from '#machines/selfService/selfService.types.ts';
import { acceptOwnMoves, applyOwnChange, loadOwnBooking, quoteOwnChange } from '#web/queries/selfService.ts';

export const selfServiceActors = (client: QueryClient): SelfServiceActors => ({
  loadBooking: fromPromise(async ({ input }) => seen(await loadOwnBooking(client, input.ref))),
  acceptMoves: fromPromise(async ({ input: { ref, moves } }) => seen(await acceptOwnMoves(client, ref, { moves }))),
  quoteChange: fromPromise(({ input }) => quoteOwnChange(input.ref, input.change)),
  applyChange: fromPromise(async ({ input }) => {
    const { booking, paymentRef } = await applyOwnChange(client, input.ref, input.order);
    return { ...seen(booking), paymentRef };
  }),
});

function seen({ changesClosed, moves, persons }: OwnBooking): SeenBooking {
  const open = moves.find(({ accepted }) => !accepted);
  const movedDay = open !== undefined && isToOtherDay(open);
  return { changesClosed, moved: open ? changedWith(persons, open.itemId) : null, movedDay };
}

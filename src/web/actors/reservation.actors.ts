import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Flow } from '#contract/names.ts';
import type { ReservationActors } from '#machines/reservation/reservation.actors.ts';
import type { Removal } from '#machines/reservation/reservation.types.ts';
import * as calls from '#web/queries/reservationCalls.ts';
import { answersOf } from './answers.ts';
import { countVisits } from './countVisits.ts';
import { factsActor } from './factsActor.ts';
import { holdClockActor } from './holdClockActor.ts';
import { watchPayment } from './watchPayment.ts';
import { saveComment } from '#web/queries/reservation.ts';

async function remove(slug: string, removal: Removal | null) {
  if (removal === null) throw new Error('nothing to remove');
  const { itemId } = removal;
  return removal.kind === 'collection'
    ? calls.removeCollection({ slug }, removal.xplanId, itemId)
    : calls.removeProduct({ slug }, itemId);
}

export function reservationActors(client: QueryClient, flow: Flow): ReservationActors {
  const { slug } = flow;
  const { save, booked, cancelled, refused } = answersOf(client, flow);
  return {
    cancelReservation: fromPromise(() => calls.cancelReservation({ slug }).then(cancelled, refused)),
    removeItem: fromPromise(({ input }) => remove(slug, input.removal).then(booked, refused)),
    changeMessage: fromPromise(({ input: { itemId, message } }) =>
      calls.changeCardMessage({ slug }, itemId, message).then(save, refused),
    ),
    linkCustomer: fromPromise(() => calls.linkCustomer({ slug }).then(save, refused)),
    countVisits: fromPromise(({ input }) => countVisits(client, input.date)),
    saveRemark: fromPromise(async ({ input: { remark } }) => {
      await saveComment(client, slug, remark.trim()).catch(refused);
      return { remark };
    }),
    prepare: fromPromise(({ input }) => calls.prepareReservation({ slug }, input.flowId).then(save, refused)),
    renewHold: fromPromise(() => calls.renewReservation({ slug }).then(save, refused)),
    watchPayment: fromPromise(({ input, signal }) => watchPayment(client, input.reservationId, signal)),
    facts: factsActor(client, flow),
    holdClock: holdClockActor(client, slug),
  };
}

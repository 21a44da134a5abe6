import type { NotBooked, Reservation } from '#contract/names.ts';
import { comingReservations } from './customerReservations.ts';
import type { CustomerView } from './customerReservations.ts';
import { addCheckin } from './addCheckin.ts';
import type { CheckinRequest } from './addCheckin.ts';
import type { Settled } from './afterChange.ts';
import { cancelHold, extendHold } from './endReservation.ts';
import { expireDue } from './expireHolds.ts';
import { holdReservation } from './holdReservation.ts';
import type { HoldRequest } from './holdReservation.ts';
import { prepareReservation } from './prepareReservation.ts';
import { liveHold } from './reservationAccess.ts';
import { linkCustomer, linkedCustomer, readComment, writeComment } from './reservationDetails.ts';
import { itemsOf } from './reservations.repo.ts';
import type { ReservationTools, SessionContext } from './reservationTools.ts';
import { reservationView } from './reservationView.ts';
import { removeItem } from './removeItem.ts';
import { withoutOpenPayments } from './withoutOpenPayments.ts';

export { confirmReservation, reclaimPlaces } from './confirmReservation.ts';
export { itemsOf, recordEvent, reservationById, updateReservation } from './reservations.repo.ts';
export type { ReservationRow } from './reservation.types.ts';
export type { ReservationTools, SessionContext } from './reservationTools.ts';

export type ReservationsService = ReturnType<typeof makeReservationsService>;

/** The use cases of a reservation. Each throws the problems that its own file names. */
export function makeReservationsService(tools: ReservationTools) {
  async function read(context: SessionContext, slug: string): Promise<Reservation> {
    const { venueId } = context.venue;
    const row = await liveHold(tools.db, { venueId, sessionHash: context.sessionHash, slug });
    return viewOf(context, { row, items: await itemsOf(tools.db, venueId, row.id) });
  }

  function viewOf({ sessionToken, language }: SessionContext, { row, items }: Settled): Reservation {
    const now = tools.clock.now().toISOString();
    return reservationView(row, items, { sessionToken: sessionToken ?? '', language, now });
  }

  return {
    read,

    async create(context: SessionContext, slug: string, request: HoldRequest): Promise<Reservation> {
      const { sessionToken } = await holdReservation(tools, context, slug, request);
      const owner = { ...context, sessionToken, sessionHash: tools.hashOf(sessionToken) };
      const row = await liveHold(tools.db, { venueId: owner.venue.venueId, sessionHash: owner.sessionHash, slug });
      return viewOf(owner, { row, items: [] });
    },

    async cancel(context: SessionContext, slug: string): Promise<void> {
      await withoutOpenPayments(tools, context, slug, () => cancelHold(tools, context, slug));
    },

    async renew(context: SessionContext, slug: string): Promise<Reservation> {
      await extendHold(tools, context, slug);
      return read(context, slug);
    },

    async prepare(context: SessionContext, slug: string, flowId: string): Promise<Reservation> {
      await prepareReservation(tools, context, slug, flowId);
      return read(context, slug);
    },

    async addCheckin(
      context: SessionContext,
      slug: string,
      request: CheckinRequest,
    ): Promise<{ reservation: Reservation; notBookedProducts: NotBooked[] }> {
      const add = () => addCheckin(tools, context, slug, request);
      const { notBooked, ...settled } = await withoutOpenPayments(tools, context, slug, add);
      return { reservation: viewOf(context, settled), notBookedProducts: notBooked };
    },

    async removeItem(context: SessionContext, slug: string, itemId: string): Promise<Reservation> {
      const remove = () => removeItem(tools, context, slug, itemId);
      return viewOf(context, await withoutOpenPayments(tools, context, slug, remove));
    },

    async linkCustomer(context: SessionContext, slug: string, customerId: string): Promise<Reservation> {
      await linkCustomer(tools, context, slug, customerId);
      return read(context, slug);
    },

    readComment: (context: SessionContext, slug: string) => readComment(tools, context, slug),
    writeComment: (context: SessionContext, slug: string, comment: string) =>
      writeComment(tools, context, slug, comment),
    linkedCustomer: (context: SessionContext, slug: string) => linkedCustomer(tools, context, slug),
    comingOf: (view: CustomerView, customerId: string) => comingReservations(tools, view, customerId),
    expireDue: (limit: number) => expireDue(tools, limit),
  };
}

import type { AddResult, GiftCardAdd, Proposal, Reservation } from '#contract/names.ts';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import type { SaveResponse } from '#server/http/handlers.ts';
import { comingReservations } from './lifecycle/customerReservations.ts';
import type { CustomerView } from './lifecycle/customerReservations.ts';
import { addCheckin } from './items/addCheckin.ts';
import { addGiftCards, addOrder } from './items/addOrders.ts';
import type { OrderRequest } from './items/addOrders.ts';
import { addTreatments } from './items/addTreatments.ts';
import type { AddRequest } from './items/addTreatments.ts';
import type { CheckinRequest } from './items/addCheckin.ts';
import type { AddedItems } from './items/finishChange.ts';
import { cancelHold, extendHold } from './lifecycle/endReservation.ts';
import { expireDue } from './lifecycle/expireHolds.ts';
import { holdReservation } from './lifecycle/holdReservation.ts';
import type { HoldRequest } from './lifecycle/holdReservation.ts';
import { prepareReservation } from './lifecycle/prepareReservation.ts';
import { proposePlans } from './planning/proposePlans.ts';
import type { WishForm } from './planning/proposePlans.ts';
import { liveHold } from './rows/reservationAccess.ts';
import { linkCustomer, linkedCustomer, readComment, writeComment } from './lifecycle/reservationDetails.ts';
import { itemsOf } from './rows/reservations.repo.ts';
import type { ReservationDeps, SessionContext } from './rows/reservationDeps.ts';
import { reservationView } from './rows/reservationView.ts';
import { removeItem } from './items/removeItem.ts';
import { takeProposal } from './items/takeProposal.ts';
import { withoutOpenPayments } from './lifecycle/withoutOpenPayments.ts';
import type { Tx } from './rows/reservation.types.ts';

export { confirmReservation, reclaimPlaces } from './lifecycle/confirmReservation.ts';
export { changeAndRenew, itemsOf, recordEvent, reservationById, updateReservation } from './rows/reservations.repo.ts';
export { reservationView } from './rows/reservationView.ts';
export type { ReservationRow } from './rows/reservation.types.ts';
export type { ReservationDeps, SessionContext } from './rows/reservationDeps.ts';

type Answered = { kept: SaveResponse<AddResult> };
type ProductRequest = AddRequest & OrderRequest & Answered;

export type ReservationsService = ReturnType<typeof makeReservationsService>;

/** The use cases of a reservation. Each throws the problems that its own file names. */
export function makeReservationsService(tools: ReservationDeps) {
  async function read(context: SessionContext, slug: string): Promise<Reservation> {
    const { venueId } = context.venue;
    const row = await liveHold(tools.db, { venueId, sessionHash: context.sessionHash, slug });
    return viewOf(context, { row, items: await itemsOf(tools.db, venueId, row.id) });
  }

  function viewOf({ sessionToken, language }: SessionContext, { row, items }: AddedItems): Reservation {
    const now = tools.clock.now().toISOString();
    return reservationView(row, items, { sessionToken: sessionToken ?? '', language, now });
  }

  async function added(context: SessionContext, slug: string, add: () => Promise<AddedItems>): Promise<AddResult> {
    return resultOf(context, await withoutOpenPayments(tools, context, slug, add));
  }

  function resultOf(context: SessionContext, { notBooked = [], ...settled }: AddedItems): AddResult {
    return { reservation: viewOf(context, settled), notBookedProducts: notBooked };
  }

  /** The same request, kept as what `added` answers. */
  const keptAs = <Request extends Answered>(context: SessionContext, { kept, ...request }: Request) => ({
    ...request,
    kept: (tx: Tx, made: AddedItems) => kept(tx, resultOf(context, made)),
  });

  return {
    read,

    async create(context: SessionContext, slug: string, request: HoldRequest): Promise<Reservation> {
      const { sessionToken } = await holdReservation(tools, context, slug, request);
      const owner = { ...context, sessionToken, sessionHash: tools.hashOf(sessionToken) };
      const row = await liveHold(tools.db, { venueId: owner.venue.venueId, sessionHash: owner.sessionHash, slug });
      return viewOf(owner, { row, items: [] });
    },

    addCheckin: (context: SessionContext, slug: string, request: CheckinRequest): Promise<AddResult> =>
      added(context, slug, () => addCheckin(tools, context, slug, request)),
    addWishes: (context: SessionContext, slug: string, request: AddRequest & Answered): Promise<AddResult> =>
      added(context, slug, () => addTreatments(tools, context, slug, keptAs(context, request))),
    addGiftCards: (context: SessionContext, slug: string, request: GiftCardAdd & Answered): Promise<AddResult> =>
      added(context, slug, () => addGiftCards(tools, context, slug, keptAs(context, request))),

    /** A product with a place in the day, or on a flow for orders what that sells. */
    async addProduct(context: SessionContext, slug: string, request: ProductRequest): Promise<AddResult> {
      const { venueId } = context.venue;
      const { flowType } = await liveHold(tools.db, { venueId, sessionHash: context.sessionHash, slug });
      const isOrder = flowNeeds.isOrderCard({ type: flowType });
      return added(context, slug, () =>
        (isOrder ? addOrder : addTreatments)(tools, context, slug, keptAs(context, request)),
      );
    },

    propose: (context: SessionContext, slug: string, form: WishForm): Promise<Proposal[]> =>
      withoutOpenPayments(tools, context, slug, () => proposePlans(tools, context, slug, form)),
    takeProposal: (context: SessionContext, slug: string, proposalId: string): Promise<AddResult> =>
      added(context, slug, () => takeProposal(tools, context, slug, proposalId)),

    async removeItem(
      context: SessionContext,
      slug: string,
      item: { itemId: string; xplanId?: string },
    ): Promise<Reservation> {
      const remove = () => removeItem(tools, context, slug, item);
      return viewOf(context, await withoutOpenPayments(tools, context, slug, remove));
    },

    ...holdUseCases(tools, read),
    ...details(tools),
    comingOf: (view: CustomerView, customerId: string) => comingReservations(tools, view, customerId),
    expireDue: (limit: number) => expireDue(tools, limit),
  };
}

const details = (tools: ReservationDeps) => ({
  readComment: (context: SessionContext, slug: string) => readComment(tools, context, slug),
  writeComment: (context: SessionContext, slug: string, comment: string) => writeComment(tools, context, slug, comment),
  linkedCustomer: (context: SessionContext, slug: string) => linkedCustomer(tools, context, slug),
});

type Read = (context: SessionContext, slug: string) => Promise<Reservation>;

const holdUseCases = (tools: ReservationDeps, read: Read) => ({
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

  async linkCustomer(context: SessionContext, slug: string, customerId: string): Promise<Reservation> {
    await linkCustomer(tools, context, slug, customerId);
    return read(context, slug);
  },
});

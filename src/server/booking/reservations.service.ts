import type { AddResult, CardMessage, GiftCardAdd, Proposal, Reservation } from '#contract/names.ts';
import type { SaveResponse } from '#server/http/handlers.ts';
import { addCheckin } from './items/addCheckin.ts';
import { addGiftCards } from './items/addOrders.ts';
import { addTreatments } from './items/addTreatments.ts';
import type { AddQuestion } from './items/addTreatments.ts';
import { changeCardMessage } from './items/changeCardMessage.ts';
import type { CheckinRequest } from './items/addCheckin.ts';
import type { AddedItems } from './items/finishChange.ts';
import { cancelHold, extendHold } from './lifecycle/endReservation.ts';
import { expireDue } from './lifecycle/expireHolds.ts';
import { holdReservation } from './lifecycle/holdReservation.ts';
import type { HoldRequest } from './lifecycle/holdReservation.ts';
import { prepareReservation } from './lifecycle/prepareReservation.ts';
import { proposePlans } from './planning/proposePlans.ts';
import type { ProposalsForm } from './planning/proposePlans.ts';
import { liveHold, mustNotHaveEnded } from './rows/reservationAccess.ts';
import { linkCustomer, unlinkCustomer } from './lifecycle/customerLink.ts';
import { mustBeLinked, readComment, writeComment } from './lifecycle/reservationDetails.ts';
import { itemsOf } from './rows/reservations.repo.ts';
import type { ReservationDeps, SessionContext } from './rows/reservationDeps.ts';
import { reservationView } from './rows/reservationView.ts';
import { removeItem } from './items/removeItem.ts';
import { takeProposal } from './items/takeProposal.ts';
import { withoutOpenPayments } from './lifecycle/withoutOpenPayments.ts';
import type { Tx, ReservationWithItems } from './rows/reservation.types.ts';

export type { SessionContext } from './rows/reservationDeps.ts';

type Idempotent = { saveResponse: SaveResponse<AddResult> };

export type ReservationsService = ReturnType<typeof makeReservationsService>;

export function makeReservationsService(deps: ReservationDeps) {
  async function read(context: SessionContext, slug: string): Promise<Reservation> {
    const { venueId } = context.venue;
    const row = await liveHold(deps.db, { venueId, sessionHash: context.sessionHash, slug });
    return viewOf(context, { row, items: await itemsOf(deps.db, venueId, row.id) });
  }

  function viewOf({ sessionToken, language }: SessionContext, { row, items }: AddedItems): Reservation {
    const now = deps.clock.now().toISOString();
    return reservationView(row, items, { sessionToken: sessionToken ?? '', language, now });
  }

  async function added(context: SessionContext, slug: string, add: () => Promise<AddedItems>): Promise<AddResult> {
    return resultOf(context, await withoutOpenPayments(deps, context, slug, add));
  }

  function resultOf(context: SessionContext, { notBooked = [], replaced = [], ...reservation }: AddedItems): AddResult {
    return { reservation: viewOf(context, reservation), notBookedProducts: notBooked, replacedProducts: replaced };
  }

  const withSavedResult = <Request extends Idempotent>(
    context: SessionContext,
    { saveResponse, ...request }: Request,
  ) => ({ ...request, saveResponse: (tx: Tx, items: AddedItems) => saveResponse(tx, resultOf(context, items)) });

  return {
    read,

    async create(context: SessionContext, slug: string, request: HoldRequest): Promise<Reservation> {
      const { sessionToken, row } = await holdReservation(deps, context, slug, request);
      return viewOf({ ...context, sessionToken }, { row, items: [] });
    },

    addCheckin: (context: SessionContext, slug: string, request: CheckinRequest): Promise<AddResult> =>
      added(context, slug, () => addCheckin(deps, context, slug, request)),
    addTreatments: (context: SessionContext, slug: string, question: AddQuestion & Idempotent): Promise<AddResult> =>
      added(context, slug, () => addTreatments(deps, context, slug, withSavedResult(context, question))),
    addGiftCards: (context: SessionContext, slug: string, request: GiftCardAdd & Idempotent): Promise<AddResult> =>
      added(context, slug, () => addGiftCards(deps, context, slug, withSavedResult(context, request))),

    takeProposal: (context: SessionContext, slug: string, proposalId: string): Promise<AddResult> =>
      added(context, slug, () => takeProposal(deps, context, slug, proposalId)),

    ...itemUseCases(deps, viewOf),
    ...holdUseCases(deps, viewOf),
    ...details(deps),
    propose: proposing(deps),
    expireDue: (limit: number) => expireDue(deps, limit),
  };
}

type View = (context: SessionContext, reservation: ReservationWithItems) => Reservation;

const itemUseCases = (deps: ReservationDeps, viewOf: View) => ({
  async removeItem(
    context: SessionContext,
    slug: string,
    item: { itemId: string; xplanId?: string },
  ): Promise<Reservation> {
    const remove = () => removeItem(deps, context, slug, item);
    return viewOf(context, await withoutOpenPayments(deps, context, slug, remove));
  },

  async changeCardMessage(
    context: SessionContext,
    slug: string,
    card: { itemId: string; message: CardMessage },
  ): Promise<Reservation> {
    const change = () => changeCardMessage(deps, context, slug, card);
    return viewOf(context, await withoutOpenPayments(deps, context, slug, change));
  },
});

const proposing =
  (deps: ReservationDeps) =>
  (context: SessionContext, slug: string, form: ProposalsForm): Promise<Proposal[]> =>
    deps.gate.run(context, () =>
      withoutOpenPayments(deps, context, slug, () => proposePlans(deps, context, slug, form)),
    );

const details = (deps: ReservationDeps) => ({
  readComment: (context: SessionContext, slug: string) => readComment(deps, context, slug),
  writeComment: (context: SessionContext, slug: string, comment: string) => writeComment(deps, context, slug, comment),
  mustBeLinked: (context: SessionContext, slug: string, customerId: string) =>
    mustBeLinked(deps, context, slug, customerId),
});

const holdUseCases = (deps: ReservationDeps, viewOf: View) => ({
  async cancel(context: SessionContext, slug: string): Promise<void> {
    await withoutOpenPayments(deps, context, slug, () => cancelHold(deps, context, slug));
  },

  async renew(context: SessionContext, slug: string): Promise<Reservation> {
    return viewOf(context, await extendHold(deps, context, slug));
  },

  async prepare(context: SessionContext, slug: string, flowId: string): Promise<Reservation> {
    return viewOf(context, await prepareReservation(deps, context, slug, flowId));
  },

  async linkCustomer(context: SessionContext, slug: string, customerId: string): Promise<Reservation> {
    const { sessionToken, ...reservation } = await linkCustomer(deps, context, slug, customerId);
    return viewOf({ ...context, sessionToken, sessionHash: deps.hashOf(sessionToken) }, reservation);
  },

  mustNotHaveEnded: ({ venue: { venueId }, sessionHash }: SessionContext): Promise<void> =>
    mustNotHaveEnded(deps.db, { venueId, sessionHash }),

  unlinkCustomer: (context: SessionContext, customerId: string): Promise<void> =>
    unlinkCustomer(deps, context, customerId),
});

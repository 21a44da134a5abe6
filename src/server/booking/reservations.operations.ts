import type { AddResult, Customer, CustomerForm } from '#contract/names.ts';
import type { Handlers, RequestContext } from '#server/http/handlers.ts';
import { customerOf } from '#server/http/customerCaller.ts';
import type { ReservationsService } from './reservations.service.ts';
import { sessionContext } from './rows/sessionContext.service.ts';

interface CustomerRecords {
  read(venueId: string, customerId: string): Promise<Customer>;
  update(caller: Pick<RequestContext, 'venue' | 'language'>, customerId: string, form: CustomerForm): Promise<Customer>;
}

type VisitOperations = Pick<
  Handlers,
  | 'createReservation'
  | 'getReservation'
  | 'cancelReservation'
  | 'renewReservation'
  | 'prepareReservation'
  | 'addCheckin'
  | 'removeProduct'
>;

type PlanOperations = Pick<
  Handlers,
  | 'addProduct'
  | 'addGiftCard'
  | 'changeCardMessage'
  | 'addCollection'
  | 'removeCollection'
  | 'createProposals'
  | 'takeProposal'
>;

type GuestOperations = Pick<
  Handlers,
  'getComment' | 'setComment' | 'linkCustomer' | 'getReservationUser' | 'setReservationUser'
>;

export function reservationOperations(
  reservations: ReservationsService,
  customers: CustomerRecords,
): VisitOperations & PlanOperations & GuestOperations {
  return {
    ...visitOperations(reservations),
    ...planOperations(reservations),
    ...guestOperations(reservations, customers),
  };
}

function visitOperations(reservations: ReservationsService): VisitOperations {
  return {
    createReservation: async ({ context, params, body }) => ({
      status: 201,
      body: { data: await reservations.create(sessionContext(context), params.slug, body) },
    }),
    getReservation: async ({ context, params }) => ({
      status: 200,
      body: { data: await reservations.read(sessionContext(context), params.slug) },
    }),
    cancelReservation: async ({ context, params }) => {
      await reservations.cancel(sessionContext(context), params.slug);
      return { status: 204 };
    },
    renewReservation: async ({ context, params }) => ({
      status: 200,
      body: { data: await reservations.renew(sessionContext(context), params.slug) },
    }),
    prepareReservation: async ({ context, params, body }) => ({
      status: 200,
      body: { data: await reservations.prepare(sessionContext(context), params.slug, body.flowId) },
    }),
    addCheckin: async ({ context, params, body }) => ({
      status: 200,
      body: { data: await reservations.addCheckin(sessionContext(context), params.slug, body) },
    }),
    removeProduct: async ({ context, params }) => ({
      status: 200,
      body: { data: await reservations.removeItem(sessionContext(context), params.slug, { itemId: params.itemId }) },
    }),
  };
}

const added = (data: AddResult) => ({ status: 200 as const, body: { data } });

function planOperations(reservations: ReservationsService): PlanOperations {
  return {
    addProduct: async ({ context, params, body, saveResponseAs }) => {
      const { productId, persons, ...preference } = body;
      const product = { xplanId: productId, kind: 'product' as const, parts: [], guests: persons };
      const question = { ...preference, ...product, saveResponse: saveResponseAs(added) };
      return added(await reservations.addTreatments(sessionContext(context), params.slug, question));
    },
    addGiftCard: async ({ context, params, body, saveResponseAs }) => {
      const request = { ...body, saveResponse: saveResponseAs(added) };
      return added(await reservations.addGiftCards(sessionContext(context), params.slug, request));
    },
    changeCardMessage: async ({ context, params: { slug, itemId }, body: message }) => ({
      status: 200,
      body: { data: await reservations.changeCardMessage(sessionContext(context), slug, { itemId, message }) },
    }),
    addCollection: async ({ context, params, body, saveResponseAs }) => {
      const { collectionId, productIds, persons, ...preference } = body;
      const collection = { xplanId: collectionId, kind: 'collection' as const, parts: productIds, guests: persons };
      const question = { ...preference, ...collection, saveResponse: saveResponseAs(added) };
      return added(await reservations.addTreatments(sessionContext(context), params.slug, question));
    },
    removeCollection: async ({ context, params: { slug, id, itemId } }) => ({
      status: 200,
      body: { data: await reservations.removeItem(sessionContext(context), slug, { itemId, xplanId: id }) },
    }),
    createProposals: async ({ context, params, body }) => ({
      status: 200,
      body: { data: await reservations.propose(sessionContext(context), params.slug, body) },
    }),
    takeProposal: async ({ context, params }) => ({
      status: 200,
      body: { data: await reservations.takeProposal(sessionContext(context), params.slug, params.proposalId) },
    }),
  };
}

function guestOperations(reservations: ReservationsService, customers: CustomerRecords): GuestOperations {
  return {
    getComment: async ({ context, params }) => ({
      status: 200,
      body: { data: { comment: await reservations.readComment(sessionContext(context), params.slug) } },
    }),
    setComment: async ({ context, params, body }) => {
      await reservations.writeComment(sessionContext(context), params.slug, body.comment);
      return { status: 200, body: { data: { comment: body.comment } } };
    },
    linkCustomer: async ({ context, params }) => {
      const customerId = customerOf(context);
      const data = await reservations.linkCustomer(sessionContext(context), params.slug, customerId);
      return { status: 200, body: { data } };
    },
    getReservationUser: async ({ context, params }) => {
      const customerId = customerOf(context);
      await reservations.mustBeLinked(sessionContext(context), params.slug, customerId);
      return { status: 200, body: { data: await customers.read(context.venue.venueId, customerId) } };
    },
    setReservationUser: async ({ context, params, body }) => {
      const customerId = customerOf(context);
      await reservations.mustBeLinked(sessionContext(context), params.slug, customerId);
      return { status: 200, body: { data: await customers.update(context, customerId, body) } };
    },
  };
}

import type { StaffReservation, StaffReservationForm } from '#contract/names.ts';
import type { VisitMove } from '#domain/booking/staffActions.ts';
import { mayUse } from '#domain/people/fieldPermissions.ts';
import { created } from '#server/http/handlers.ts';
import type { Handlers, OperationRequest, RequestContext } from '#server/http/handlers.ts';
import { problem } from '#server/http/problem.ts';
import { staffOf } from '#server/http/staffCaller.ts';
import type { DeskContext } from '../desk/deskContext.ts';
import type { StaffReservationsService } from './staffReservations.service.ts';
import type { StaffActor } from './staffReservationDeps.ts';

type StaffReservationOperations = Pick<
  Handlers,
  | 'getDeskOffers'
  | 'quoteStaffReservation'
  | 'createStaffReservation'
  | 'quoteStaffItem'
  | 'addStaffItem'
  | 'listReservations'
  | 'getStaffReservation'
  | 'findReservationByNumber'
  | 'cancelStaffReservation'
  | 'removeStaffItem'
  | 'updateStaffReservation'
  | 'expectLater'
  | 'markGuests'
  | 'checkInReservation'
  | 'completeReservation'
  | 'markNoShow'
  | 'undoReservationState'
>;

const staffActor = (context: RequestContext): StaffActor => ({
  venueId: context.venue.venueId,
  staffId: staffOf(context).id,
  language: context.language,
});

const deskContext = (context: RequestContext): DeskContext => ({
  venue: context.venue,
  language: context.language,
  network: context.network,
  staffId: staffOf(context).id,
});

/** Throws `forbidden`: who books does not always take money. */
function expectMayRedeem(context: RequestContext, { codes = [] }: StaffReservationForm): void {
  if (codes.length > 0 && !mayUse('redeemedCodes', staffOf(context))) throw problem('forbidden');
}

const ok = <Data>(data: Data) => ({ status: 200 as const, body: { data } });

const secondsAgoOf = (headers: OperationRequest<'markGuests'>['headers']): number => Number(headers['seconds-ago']);

type VisitRequest = Pick<OperationRequest<'checkInReservation'>, 'context' | 'params' | 'headers'>;

export function staffReservationOperations(reservations: StaffReservationsService): StaffReservationOperations {
  const moved = async ({ context, params, headers }: VisitRequest, move: VisitMove) =>
    ok(await reservations.move(staffActor(context), params.id, { move, secondsAgo: secondsAgoOf(headers) }));
  return {
    getDeskOffers: async ({ context, params }) => ({
      status: 200,
      body: { data: await reservations.offers(deskContext(context), params.date) },
    }),
    quoteStaffReservation: async ({ context, body }) => {
      expectMayRedeem(context, body);
      return ok(await reservations.quote(deskContext(context), body));
    },
    createStaffReservation: async ({ context, body, saveResponseAs }) => {
      expectMayRedeem(context, body);
      return created(await reservations.create(deskContext(context), body, saveResponseAs(created)));
    },
    quoteStaffItem: async ({ context, params, body }) => ({
      status: 200,
      body: { data: await reservations.quoteItems(deskContext(context), params.id, body) },
    }),
    addStaffItem: async ({ context, params, body, saveResponseAs }) => {
      const answer = (data: StaffReservation) => ({ status: 200 as const, body: { data } });
      const addition = { id: params.id, form: body };
      return answer(await reservations.addItems(deskContext(context), addition, saveResponseAs(answer)));
    },
    listReservations: async ({ context, body }) => ({
      status: 200,
      body: await reservations.search(staffActor(context), body),
    }),
    getStaffReservation: async ({ context, params }) => ({
      status: 200,
      body: { data: await reservations.read(staffActor(context), params.id) },
    }),
    findReservationByNumber: async ({ context, params }) => ({
      status: 200,
      body: { data: await reservations.find(staffActor(context), params.number) },
    }),
    cancelStaffReservation: async ({ context, params, body }) => {
      const actor = staffActor(context);
      if (body.refund && !mayUse('refundOfCancellation', staffOf(context))) throw problem('forbidden');
      return { status: 200, body: { data: await reservations.cancel(actor, params.id, body) } };
    },
    removeStaffItem: async ({ context, params }) => ({
      status: 200,
      body: { data: await reservations.removeItem(staffActor(context), params.id, params.itemId) },
    }),
    updateStaffReservation: async ({ context, params, body }) => ({
      status: 200,
      body: { data: await reservations.update(staffActor(context), params.id, body) },
    }),
    expectLater: async ({ context, params, body }) =>
      ok(await reservations.expectLater(staffActor(context), params.id, body)),
    markGuests: async ({ context, params, headers, body }) =>
      ok(await reservations.mark(staffActor(context), params.id, { ...body, secondsAgo: secondsAgoOf(headers) })),
    checkInReservation: async (request) => moved(request, 'checkIn'),
    completeReservation: async (request) => moved(request, 'complete'),
    markNoShow: async (request) => moved(request, 'noShow'),
    undoReservationState: async (request) => moved(request, 'undo'),
  };
}

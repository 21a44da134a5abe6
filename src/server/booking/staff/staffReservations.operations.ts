import { hasPermission } from '#domain/people/permissions.ts';
import type { Handlers, RequestContext } from '#server/http/handlers.ts';
import { problem } from '#server/http/problem.ts';
import { staffOf, venueFor } from '#server/http/staffCaller.ts';
import type { StaffReservationsService } from './staffReservations.service.ts';
import type { StaffActor } from './staffReservationDeps.ts';

type StaffReservationOperations = Pick<
  Handlers,
  | 'getStaffReservation'
  | 'findReservationByNumber'
  | 'cancelStaffReservation'
  | 'removeStaffItem'
  | 'updateStaffReservation'
  | 'checkInReservation'
  | 'completeReservation'
  | 'markNoShow'
  | 'undoReservationState'
>;

const staffActor = (context: RequestContext, right: 'readGuests' | 'changeReservations'): StaffActor => ({
  venueId: venueFor(context, right),
  staffId: staffOf(context).id,
  language: context.language,
});

export function staffReservationOperations(reservations: StaffReservationsService): StaffReservationOperations {
  type Move = Parameters<StaffReservationsService['move']>[2];
  const moved = async (context: RequestContext, id: string, move: Move) => {
    const data = await reservations.move(staffActor(context, 'changeReservations'), id, move);
    return { status: 200 as const, body: { data } };
  };
  return {
    getStaffReservation: async ({ context, params }) => ({
      status: 200,
      body: { data: await reservations.read(staffActor(context, 'readGuests'), params.id) },
    }),
    findReservationByNumber: async ({ context, params }) => ({
      status: 200,
      body: { data: await reservations.find(staffActor(context, 'readGuests'), params.number) },
    }),
    cancelStaffReservation: async ({ context, params, body }) => {
      const actor = staffActor(context, 'changeReservations');
      if (body.refund && !hasPermission(staffOf(context).role, 'changeMoney')) throw problem('forbidden');
      return { status: 200, body: { data: await reservations.cancel(actor, params.id, body) } };
    },
    removeStaffItem: async ({ context, params }) => ({
      status: 200,
      body: {
        data: await reservations.removeItem(staffActor(context, 'changeReservations'), params.id, params.itemId),
      },
    }),
    updateStaffReservation: async ({ context, params, body }) => ({
      status: 200,
      body: { data: await reservations.update(staffActor(context, 'changeReservations'), params.id, body) },
    }),
    checkInReservation: async ({ context, params }) => moved(context, params.id, 'checkIn'),
    completeReservation: async ({ context, params }) => moved(context, params.id, 'complete'),
    markNoShow: async ({ context, params }) => moved(context, params.id, 'noShow'),
    undoReservationState: async ({ context, params }) => moved(context, params.id, 'undo'),
  };
}

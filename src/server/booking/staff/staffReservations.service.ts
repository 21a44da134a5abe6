import type { CancelForm, StaffReservation, StaffReservationChange } from '#contract/names.ts';
import { problem } from '#server/http/problem.ts';
import { cancelStaffReservation } from './cancelStaffReservation.ts';
import { moveStaffReservation, staffMoves } from './moveStaffReservation.ts';
import { removeStaffItem } from './removeStaffItem.ts';
import { idOfNumber } from './staffReservation.repo.ts';
import { staffReservation } from './staffReservationView.ts';
import type { StaffActor, StaffReservationDeps } from './staffReservationDeps.ts';
import { updateStaffReservation } from './updateStaffReservation.ts';

export type StaffReservationsService = ReturnType<typeof makeStaffReservationsService>;

/** What staff do with a guest's reservation. Each answers the reservation as it is then and throws what its own file says. */
export function makeStaffReservationsService(deps: StaffReservationDeps) {
  const after = async (deed: StaffActor, id: string, work: Promise<void>): Promise<StaffReservation> => {
    await work;
    return staffReservation(deps, deed, id);
  };
  return {
    read: (deed: Omit<StaffActor, 'staffId'>, id: string) => staffReservation(deps, deed, id),

    /** Throws `reservation_not_found`. */
    async find(deed: Omit<StaffActor, 'staffId'>, number: string): Promise<StaffReservation> {
      const id = await idOfNumber(deps.db, deed.venueId, number);
      if (id === null) throw problem('reservation_not_found');
      return staffReservation(deps, deed, id);
    },

    cancel: (deed: StaffActor, id: string, form: CancelForm) =>
      after(deed, id, cancelStaffReservation(deps, deed, id, form)),
    removeItem: (deed: StaffActor, id: string, itemId: string) =>
      after(deed, id, removeStaffItem(deps, deed, id, itemId)),
    update: (deed: StaffActor, id: string, change: StaffReservationChange) =>
      after(deed, id, updateStaffReservation(deps, deed, id, change)),
    move: (deed: StaffActor, id: string, move: keyof typeof staffMoves) =>
      after(deed, id, moveStaffReservation(deps, deed, id, staffMoves[move])),
  };
}

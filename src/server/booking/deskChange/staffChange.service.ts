import type {
  StaffChange,
  StaffChangeOptions,
  StaffChangeOrder,
  StaffChangeQuote,
  StaffReservation,
} from '#contract/names.ts';
import type { SaveResponse } from '#server/http/handlers.ts';
import type { DeskContext } from '../desk/deskContext.ts';
import type { Tx } from '../rows/reservation.types.ts';
import type { StaffReservationDeps } from '../staff/staffReservationDeps.ts';
import { staffReservation } from '../staff/staffReservationView.ts';
import { readChangeOptions } from './changeOptions.ts';
import { applyStaffChange, quoteStaffChange } from './staffChange.ts';
import type { StaffChangeDeps } from './staffChange.ts';

export type StaffChangeService = ReturnType<typeof makeStaffChangeService>;

export const makeStaffChangeService = (deps: StaffReservationDeps & StaffChangeDeps) => ({
  options: (context: DeskContext, id: string): Promise<StaffChangeOptions> => readChangeOptions(deps.db, context, id),

  quote: (context: DeskContext, id: string, form: StaffChange): Promise<StaffChangeQuote> =>
    quoteStaffChange(deps, context, id, form),

  apply(
    context: DeskContext,
    { id, order }: { id: string; order: StaffChangeOrder },
    saveResponse: SaveResponse<StaffReservation>,
  ): Promise<StaffReservation> {
    const { venue, language } = context;
    return applyStaffChange(deps, context, { id, order }, async (tx: Tx) => {
      const reservation = await staffReservation({ ...deps, db: tx }, { venueId: venue.venueId, language }, id);
      await saveResponse(tx, reservation);
      return reservation;
    });
  },
});

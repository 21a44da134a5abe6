import type {
  CancelForm,
  DeskOffers,
  ExpectedTimeForm,
  ReservationRow,
  StaffItemsForm,
  StaffQuote,
  StaffReservation,
  StaffReservationChange,
  StaffReservationForm,
} from '#contract/names.ts';
import type { List } from '#server/http/lists.ts';
import { problem } from '#server/http/problem.ts';
import type { SaveResponse } from '#server/http/handlers.ts';
import type { Throttle } from '#server/http/throttle.ts';
import { throttleStaffCodes } from '#server/credits/redemptions/redemptions.service.ts';
import { recordReading } from '#server/trail/recordReading.ts';
import { bookAtDesk, quoteAtDesk } from '../desk/bookAtDesk.ts';
import { deskOffers } from '../desk/deskOffers.ts';
import type { DeskContext } from '../desk/deskContext.ts';
import type { ReservationDeps } from '../rows/reservationDeps.ts';
import type { Tx } from '../rows/reservation.types.ts';
import { addStaffItems, quoteStaffItems } from './addStaffItems.ts';
import { cancelStaffReservation } from './cancelStaffReservation.ts';
import { expectLater } from './expectLater.ts';
import { markGuests } from './markGuests.ts';
import type { SaidMarks } from './markGuests.ts';
import { moveStaffReservation } from './moveStaffReservation.ts';
import type { SaidMove } from './moveStaffReservation.ts';
import { removeStaffItem } from './removeStaffItem.ts';
import { searchReservations } from './searchReservations.repo.ts';
import type { ReservationSearch } from './searchReservations.repo.ts';
import { idOfNumber } from './staffReservation.repo.ts';
import { staffReservation } from './staffReservationView.ts';
import type { StaffActor, StaffReservationDeps } from './staffReservationDeps.ts';
import { updateStaffReservation } from './updateStaffReservation.ts';

type Reader = Omit<StaffActor, 'staffId'>;

export type StaffReservationsService = ReturnType<typeof makeStaffReservationsService>;

type Deps = StaffReservationDeps & ReservationDeps & { throttle: Throttle };

export function makeStaffReservationsService(deps: Deps) {
  const read = async (staffActor: Reader, id: string): Promise<StaffReservation> => {
    const reservation = await staffReservation(deps, staffActor, id);
    await recordReading(deps.db, { venueId: staffActor.venueId, kind: 'reservation', id });
    return reservation;
  };
  const after = async (staffActor: StaffActor, id: string, work: Promise<void>): Promise<StaffReservation> => {
    await work;
    return staffReservation(deps, staffActor, id);
  };
  return {
    async search(staffActor: Reader, query: ReservationSearch): Promise<List<ReservationRow>> {
      await recordReading(deps.db, { venueId: staffActor.venueId, kind: 'reservation', id: 'all' }, 'searched');
      return searchReservations(deps.db, staffActor, query);
    },

    read,

    async find(staffActor: Reader, number: string): Promise<StaffReservation> {
      const id = await idOfNumber(deps.db, staffActor.venueId, number);
      if (id === null) throw problem('reservation_not_found');
      return read(staffActor, id);
    },

    ...deskUseCases(deps),
    cancel: (by: StaffActor, id: string, form: CancelForm) => after(by, id, cancelStaffReservation(deps, by, id, form)),
    removeItem: (staffActor: StaffActor, id: string, itemId: string) =>
      after(staffActor, id, removeStaffItem(deps, staffActor, id, itemId)),
    update: (staffActor: StaffActor, id: string, change: StaffReservationChange) =>
      after(staffActor, id, updateStaffReservation(deps, staffActor, id, change)),
    expectLater: (by: StaffActor, id: string, form: ExpectedTimeForm) => after(by, id, expectLater(deps, by, id, form)),
    mark: (staffActor: StaffActor, id: string, form: SaidMarks) => markGuests(deps, staffActor, id, form),
    move: (staffActor: StaffActor, id: string, move: SaidMove) =>
      after(staffActor, id, moveStaffReservation(deps, staffActor, id, move)),
  };
}

function deskUseCases(deps: Deps) {
  const saved = async (
    { venue, language }: DeskContext,
    tx: Tx,
    { id, saveResponse }: { id: string; saveResponse: SaveResponse<StaffReservation> },
  ): Promise<StaffReservation> => {
    const reservation = await staffReservation({ ...deps, db: tx }, { venueId: venue.venueId, language }, id);
    await saveResponse(tx, reservation);
    return reservation;
  };
  const limited = <T>(context: DeskContext, { codes = [] }: StaffReservationForm, work: () => Promise<T>): Promise<T> =>
    codes.length === 0 ? work() : throttleStaffCodes(deps.throttle, context, work);
  return {
    offers: (context: DeskContext, date: string): Promise<DeskOffers> => deskOffers(deps, context, date),
    quote: (context: DeskContext, form: StaffReservationForm): Promise<StaffQuote> =>
      limited(context, form, () => quoteAtDesk(deps, context, form)),
    create(
      context: DeskContext,
      form: StaffReservationForm,
      saveResponse: SaveResponse<StaffReservation>,
    ): Promise<StaffReservation> {
      const finish = (tx: Tx, id: string) => saved(context, tx, { id, saveResponse });
      return limited(context, form, () => bookAtDesk(deps, context, form, finish));
    },
    quoteItems: (context: DeskContext, id: string, form: StaffItemsForm): Promise<StaffQuote> =>
      quoteStaffItems(deps, context, id, form),
    addItems(
      context: DeskContext,
      { id, form }: { id: string; form: StaffItemsForm },
      saveResponse: SaveResponse<StaffReservation>,
    ): Promise<StaffReservation> {
      const finish = (tx: Tx) => saved(context, tx, { id, saveResponse });
      return addStaffItems(deps, context, { id, form }, finish);
    },
  };
}

import type {
  AcceptedMoves,
  ChangeOrder,
  ChangeQuote,
  ChangeResult,
  ItemOption,
  OfferedTimes,
  OwnBooking,
  OwnChange,
  OwnStarts,
} from '#contract/names.ts';
import { daysBetween } from '#domain/values/localDate.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import { expectValid } from '#server/http/expect.ts';
import type { SaveResponse } from '#server/http/handlers.ts';
import { problem } from '#server/http/problem.ts';
import { calendarOfBooking } from '#server/mails/mails.service.ts';
import { acceptMoves } from './acceptMoves.ts';
import { applyChange, quoteChange } from './changeBooking.ts';
import { itemOptions, itemStarts } from './itemOptions.ts';
import type { ItemChange } from './itemOptions.ts';
import { moveOffers } from './moveOffers.ts';
import { stayOffers } from './stayOffers.ts';
import { ownBookingView } from './ownBookingView.ts';
import { mustBeOpen, ownReservation } from './ownReservation.ts';
import type { OwnContext } from './ownContext.ts';
import type { OwnReservation } from './ownReservation.ts';
import type { SelfServiceDeps } from './selfServiceDeps.ts';

export type SelfService = ReturnType<typeof makeSelfService>;

const longestRange = 42;

/** What guests see and change of their booking by the link in its mail. Every use case throws what `ownReservation` does. */
export function makeSelfService(deps: SelfServiceDeps) {
  const { db, clock, gate } = deps;
  /** Throws `changes_closed` too. */
  const whileOpen = <T>(context: OwnContext, ref: string, work: (own: OwnReservation) => Promise<T>): Promise<T> =>
    gate.run(context, async () => {
      const own = await ownReservation(deps, db, context, { ref });
      mustBeOpen(own);
      return work(own);
    });
  const sourceOf = ({ venue }: OwnContext) => ({ db, clock, venue });
  return {
    async read(context: OwnContext, ref: string): Promise<OwnBooking> {
      return ownBookingView(db, await ownReservation(deps, db, context, { ref }), context.language);
    },

    /** Throws `reservation_not_found` without times. */
    async calendar(context: OwnContext, ref: string): Promise<string> {
      const { row } = await ownReservation(deps, db, context, { ref });
      const calendar = await calendarOfBooking(db, { venueId: row.venueId, reservationId: row.id });
      if (calendar === null) throw problem('reservation_not_found');
      return calendar;
    },

    /** Throws `too_many_requests`. */
    async receipt(context: OwnContext, ref: string): Promise<{ number: string; pdf: Buffer }> {
      const { row } = await ownReservation(deps, db, context, { ref });
      return deps.receiptOf(context, row.id);
    },

    quote: (context: OwnContext, ref: string, change: OwnChange): Promise<ChangeQuote> =>
      quoteChange(deps, context, ref, change),

    apply: (
      context: OwnContext,
      ref: string,
      order: ChangeOrder & { saveResponse: SaveResponse<ChangeResult> },
    ): Promise<ChangeResult> => applyChange(deps, context, ref, order),

    accept: (context: OwnContext, ref: string, accepted: AcceptedMoves): Promise<OwnBooking> =>
      acceptMoves(deps, context, ref, accepted),

    days: (context: OwnContext, ref: string, { from, to }: { from: string; to: string }): Promise<string[]> =>
      whileOpen(context, ref, async (own) => {
        const length = daysBetween(from, to) + 1;
        expectValid(length < 1 || length > longestRange ? [{ pointer: '/query/to', code: 'too_large' }] : []);
        const range = { fromDay: from, toDay: to };
        return [...(await moveOffers(sourceOf(context), own, range, { isEnough: true })).keys()];
      }),

    departures: (context: OwnContext, ref: string): Promise<string[]> =>
      whileOpen(context, ref, async (own) => (await stayOffers(sourceOf(context), own)).map(formatTime)),

    times: (context: OwnContext, ref: string, date: string): Promise<OfferedTimes[]> =>
      whileOpen(context, ref, async (own) => {
        const range = { fromDay: date, toDay: date };
        const offers = (await moveOffers(sourceOf(context), own, range, { isEnough: false })).get(date) ?? [];
        const inOrder = offers.toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0));
        return inOrder.map(({ start, end }) => ({ startTime: timeOf(start), endTime: timeOf(end) }));
      }),

    options: (context: OwnContext, ref: string, itemId: string): Promise<ItemOption[]> =>
      whileOpen(context, ref, (own) => itemOptions(db, own, { itemId, language: context.language })),

    starts: (context: OwnContext, ref: string, change: ItemChange): Promise<OwnStarts> =>
      whileOpen(context, ref, (own) => itemStarts(sourceOf(context), own, change)),
  };
}

const timeOf = (minute: number | null): string | null => (minute === null ? null : formatTime(minute));

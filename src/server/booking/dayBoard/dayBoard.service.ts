import type { DayBoard, Language, MoveResult, SwapResult } from '#contract/names.ts';
import { dayBoard } from '#domain/booking/dayBoard/dayBoard.ts';
import { usualLateMinutes } from '#domain/booking/lateness.ts';
import type { BoardView } from '#domain/booking/dayBoard/dayBoard.ts';
import type { BoardItem, MovedAway } from '#domain/booking/dayBoard/boardDay.ts';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { plainTextOf } from '#domain/catalog/richText.ts';
import { groupBy } from '#domain/values/groupBy.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import { translate } from '#domain/values/translated.ts';
import { localDateAt, localMinuteAt } from '#domain/values/zonedTime.ts';
import { together } from '#server/db/together.ts';
import type { VenueCache } from '#server/db/venueCache.ts';
import type { Venue } from '#server/http/handlers.ts';
import { readBoardDay } from '#server/scheduling/dayBoard/boardDay.service.ts';
import { recordReading } from '#server/trail/recordReading.ts';
import { guestsOn } from '../rows/guestArrivals.repo.ts';
import { itemsOn, movedAwayFrom, reservationsOn } from './dayBoard.repo.ts';
import type { ItemOfDay, MovedAwayRow } from './dayBoard.repo.ts';
import { carryOutMove, previewMove } from './itemMoves.ts';
import type { MoveDeps, Mover } from './itemMoves.ts';
import { carryOutSwap, previewSwap } from './swapItems.ts';

export interface BoardReader {
  venue: Venue;
  language: Language;
  readsReasons: boolean;
}

export type DayBoardService = ReturnType<typeof makeDayBoardService>;

export function makeDayBoardService(deps: MoveDeps & { cache: VenueCache }) {
  const { db, cache, clock } = deps;
  return {
    /** Names guests. */
    async read({ venue, language, readsReasons }: BoardReader, date: LocalDate, by: BoardView): Promise<DayBoard> {
      const { venueId, timeZone } = venue;
      await recordReading(db, { venueId, kind: 'reservation', id: 'all' }, 'searched');
      const instant = clock.now().getTime();
      const now = { today: localDateAt(instant, timeZone), minute: localMinuteAt(instant, timeZone) };
      const [reservations, guestRows, items, movedAway, day] = await cache.read(db, venueId, (at) =>
        together([
          reservationsOn(at, { venueId, date }),
          guestsOn(at, { venueId, date }),
          itemsOn(at, { venueId, date }),
          movedAwayFrom(at, { venueId, date }),
          readBoardDay(at, { venueId, date, now, readsReasons }),
        ]),
      );
      const guests = groupBy(guestRows, ({ reservationId }) => reservationId);
      return dayBoard(
        {
          ...day,
          date,
          now,
          lateMinutes: venue.settings.lateMinutes ?? usualLateMinutes,
          reservations: reservations
            .filter(({ flowType }) => !flowNeeds.isOrderCard({ type: flowType }))
            .map((reservation) => ({ ...reservation, markedGuests: guests.get(reservation.id) ?? [] })),
          items: items.map((item) => inLanguage(item, language)),
          movedAway: movedAway.map((item) => movedInLanguage(item, language)),
        },
        by,
      );
    },

    move: (mover: Mover, { form, ...move }: Parameters<typeof carryOutMove>[2]): Promise<MoveResult> =>
      form.preview ? previewMove(deps, mover, { ...move, form }) : carryOutMove(deps, mover, { ...move, form }),

    swap: (mover: Mover, { form, ...swap }: Parameters<typeof carryOutSwap>[2]): Promise<SwapResult> =>
      form.preview ? previewSwap(deps, mover, { ...swap, form }) : carryOutSwap(deps, mover, { ...swap, form }),
  };
}

const lineOf = (name: ItemOfDay['name'], language: Language): string =>
  plainTextOf(translate(name, language).text).replaceAll('\n', ' ');

const inLanguage = (item: ItemOfDay, language: Language): BoardItem => ({ ...item, name: lineOf(item.name, language) });

const movedInLanguage = ({ itemName, state, number, name, ...item }: MovedAwayRow, language: Language): MovedAway => ({
  ...item,
  name: lineOf(itemName, language),
  reservation: { state, number, name },
});

import type { DisruptedItem, Repair } from '#contract/names.ts';
import type { ProposedRepair } from '#domain/scheduling/repairs/repairPlans.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import type { LostItem } from '#server/scheduling/repairs/lostItems.service.ts';
import type { RepairBooking } from '#server/scheduling/repairs/repairDay.service.ts';

/** One line for each booking; a stay is one of each guest. */
export function disruptedItems(items: readonly LostItem[], lost: readonly RepairBooking[]): DisruptedItem[] {
  const bookingOf = new Map(lost.flatMap((booking) => booking.itemIds.map((id) => [id, booking] as const)));
  const byBooking = new Map(items.map((item) => [bookingOf.get(item.id)?.id ?? item.id, item]));
  return [...byBooking.values()].map((item) => {
    const booking = bookingOf.get(item.id);
    const { reservationId, number, name, itemName, canBeMailed } = item;
    const facts = { reservationId, number, name, itemName, canBeMailed };
    return booking
      ? { ...facts, ...placeOf(booking), canBeMoved: true }
      : {
          ...facts,
          itemId: item.id,
          itemIds: [item.id],
          startTime: timeOf(item.startMinute),
          endTime: timeOf(item.endMinute),
          resourceIds: [],
          personCount: 1,
          canBeMoved: false,
        };
  });
}

const timeOf = (minute: number | null): string | null => (minute === null ? null : formatTime(minute));

const placeOf = ({ itemIds, start, planning, resources, guests }: RepairBooking) => ({
  itemId: itemIds[0],
  itemIds: [...itemIds],
  startTime: formatTime(start),
  endTime: formatTime(start + planning.duration),
  resourceIds: [...resources],
  personCount: guests.length,
});

export function repairView(
  { kind, moves, leftOver, measures }: ProposedRepair,
  lost: readonly RepairBooking[],
): Repair {
  const byId = new Map(lost.map((booking) => [booking.id, booking]));
  return {
    kind,
    moves: moves.map(({ id, start, resources }) => {
      const booking = byId.get(id)!;
      return {
        itemId: booking.itemIds[0],
        fromTime: formatTime(booking.start),
        fromResourceIds: [...booking.resources],
        startTime: formatTime(start),
        resourceIds: [...resources],
      };
    }),
    leftOver: leftOver.map((id) => byId.get(id)!.itemIds[0]),
    leftOverGuests: measures.leftOver,
    movedGuests: measures.moved,
    shiftMinutes: measures.shift,
  };
}

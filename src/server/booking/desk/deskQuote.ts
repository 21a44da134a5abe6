import type { DeskCredit, Language, NotBooked, StaffQuote, StaffQuoteLine } from '#contract/names.ts';
import { visitSpan } from '#domain/booking/timedItems.ts';
import { sumOf } from '#domain/values/cents.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import { translate } from '#domain/values/translated.ts';
import type { Db, ItemRow, ReservationRow } from '../rows/reservation.types.ts';
import { resourceNames } from './deskResources.repo.ts';

interface Quoted {
  row: ReservationRow;
  items: readonly ItemRow[];
  notBooked: NotBooked[];
  credits?: DeskCredit[];
}

/** What of a filled reservation is told at the desk; of a duo both guests read who serves it. */
export async function deskQuote(
  db: Db,
  { row, items, notBooked, credits = [] }: Quoted,
  language: Language,
): Promise<StaffQuote> {
  const names = await resourceNames(db, { venueId: row.venueId, reservationId: row.id });
  const visit = visitSpan(row, items);
  const servedBy = (item: ItemRow): string[] =>
    names.get(item.id) ?? items.filter((other) => isShared(item, other)).flatMap(({ id }) => names.get(id) ?? []);
  const total = sumOf(items.map(({ price }) => price));
  return {
    sequence: row.sequence,
    startTime: visit && formatTime(visit.from),
    endTime: visit && formatTime(visit.to),
    total,
    totalOpen: credits.at(-1)?.totalOpen ?? total,
    lines: inOrder(items).map((item) => lineOf(item, servedBy(item), language)),
    notBookedProducts: notBooked,
    credits,
  };
}

const isShared = (item: ItemRow, other: ItemRow): boolean =>
  item.unitId !== null && other.unitId === item.unitId && other.productId === item.productId;

/** Each arrangement before its parts, which come by their time. */
function inOrder(items: readonly ItemRow[]): ItemRow[] {
  const shown = items.filter(({ checkinType }) => !checkinType);
  const roots = shown.filter(({ parentId }) => parentId === null);
  return roots.flatMap((root) => [
    root,
    ...shown.filter(({ parentId }) => parentId === root.id).toSorted((a, b) => startOf(a) - startOf(b)),
  ]);
}

const startOf = ({ startMinute }: ItemRow): number => startMinute ?? 0;

const lineOf = (item: ItemRow, resources: string[], language: Language): StaffQuoteLine => ({
  person: item.person,
  xplanId: item.xplanId,
  name: translate(item.name, language).text,
  isPart: item.parentId !== null,
  price: item.price,
  startTime: item.startMinute === null ? null : formatTime(item.startMinute),
  endTime: item.endMinute === null ? null : formatTime(item.endMinute),
  resources,
});

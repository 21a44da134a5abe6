import { parseTime, type MinuteOfDay } from '../values/timeOfDay.ts';
import { visitSpan } from './visitSpan.ts';

type Timed = { startTime: string | null; endTime: string | null };

type Visit = {
  /** Arrival and departure where the flow asks for them. */
  startTime: MinuteOfDay | null;
  endTime: MinuteOfDay | null;
  persons: readonly { products: readonly (Timed & { products?: readonly Timed[] })[] }[];
};

/** The span of a visit whose items have their times as 'HH:mm'. Null while it is not known. Never throws. */
export function stayOf({ startTime, endTime, persons }: Visit): { from: MinuteOfDay; to: MinuteOfDay } | null {
  const items = persons.flatMap(({ products }) => products.flatMap((item) => [item, ...(item.products ?? [])]));
  return visitSpan(
    { startMinute: startTime, endMinute: endTime },
    items.map((item) => ({ startMinute: minute(item.startTime), endMinute: minute(item.endTime) })),
  );
}

const minute = (time: string | null): MinuteOfDay | null => (time === null ? null : parseTime(time));

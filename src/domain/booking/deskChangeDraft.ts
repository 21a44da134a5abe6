import type {
  NotBooked,
  StaffChange,
  StaffChangeItem,
  StaffChangeOrder,
  StaffChangeQuote,
  StaffItemChange,
} from '#contract/names.ts';
import { sumOf } from '../values/cents.ts';
import { groupBy } from '../values/groupBy.ts';
import { formatTime, parseTime } from '../values/timeOfDay.ts';

/** What staff put together; of a booking nothing is different while both are empty. */
export interface DeskChangeDraft {
  /** 'HH:mm'; null: the departure stays. */
  endTime: string | null;
  items: StaffItemChange[];
  /** What was paid online above the new price goes back at once. */
  refund: boolean;
}

export const unchangedDraft: DeskChangeDraft = { endTime: null, items: [], refund: false };

/** Null where nothing would be different. */
export function changeForm({ endTime, items, refund }: DeskChangeDraft): StaffChange | null {
  if (endTime === null && items.length === 0) return null;
  return { items, ...(endTime === null ? {} : { endTime }), ...(refund ? { refund } : {}) };
}

/** The item becomes this; null: it stays what it is. */
export function withItemChange(
  draft: DeskChangeDraft,
  itemId: string,
  change: StaffItemChange | null,
): DeskChangeDraft {
  const others = draft.items.filter((item) => item.itemId !== itemId);
  return { ...draft, items: change === null ? others : [...others, change] };
}

export const fitsAsChosen = ({ notBookedProducts }: StaffChangeQuote): boolean => notBookedProducts.length === 0;

/** As it was quoted. */
export function changeOrder(draft: DeskChangeDraft, quote: StaffChangeQuote): StaffChangeOrder {
  const { sequence, total } = quote;
  return {
    change: changeForm(draft) ?? { items: [] },
    sequence,
    total,
    back: sumOf(quote.back.map(({ amount }) => amount)),
  };
}

type Becomes = Required<Omit<StaffItemChange, 'itemId'>>;

/** Null where it stays what it is, when it is. */
export function itemChange(
  { itemId, productId }: Pick<StaffChangeItem, 'itemId' | 'productId'>,
  becomes: Becomes,
): StaffItemChange | null {
  return becomes.productId === productId && becomes.startTime === null ? null : { itemId, ...becomes };
}

/** Which item it was that found no place, and as what. */
export function itemOfRefusal(
  items: readonly StaffChangeItem[],
  draft: DeskChangeDraft,
  { xplanId, person }: Pick<NotBooked, 'xplanId' | 'person'>,
): StaffItemChange | null {
  const becomes = ({ itemId, productId }: StaffChangeItem): string | null => {
    const change = draft.items.find((each) => each.itemId === itemId);
    return change === undefined ? productId : change.productId;
  };
  const item = items.find((each) => each.persons.includes(person) && becomes(each) === xplanId);
  return item === undefined ? null : { itemId: item.itemId, productId: xplanId };
}

/** Guests of whom the same is refused for the same reason stand together, unless there are times to choose. */
export const refusalsTogether = (refusals: readonly NotBooked[]): NotBooked[][] => [
  ...groupBy(refusals, ({ xplanId, reason, person, alternatives }) =>
    JSON.stringify(alternatives.length === 0 ? [xplanId, reason] : [xplanId, person]),
  ).values(),
];

const step = 15;
const lastMinute = 1440;

/** Every quarter of the day, and `time` where it is between. */
export const quarters = (time: string): string[] => withTimes(0, [time]);

/** Every quarter of the day after the arrival, and these where they are between. */
export const departuresAfter = (arrival: string, times: readonly (string | null)[]): string[] =>
  withTimes((parseTime(arrival) ?? 0) + step, times);

function withTimes(from: number, times: readonly (string | null)[]): string[] {
  const first = Math.ceil(from / step) * step;
  const grid = Array.from({ length: Math.max(0, Math.ceil((lastMinute - first) / step)) }, (_, at) =>
    formatTime(first + at * step),
  );
  const between = times.flatMap((time) => time || []);
  return [...new Set([...grid, ...between])].toSorted((a, b) => a.localeCompare(b));
}

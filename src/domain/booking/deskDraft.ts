import type {
  DeskCodeForm,
  DeskFlow,
  DeskOffers,
  DeskProduct,
  StaffQuote,
  StaffReservation,
  StaffReservationForm,
} from '#contract/names.ts';
import { normalGiftCardCode } from '../credits/giftCardCode.ts';
import { isLocalDate } from '../values/localDate.ts';
import type { LocalDate } from '../values/localDate.ts';
import { formatTime, parseTime } from '../values/timeOfDay.ts';

export interface DeskItem {
  key: number;
  productId: string;
  productIds: string[];
  /** Null: for everybody. */
  persons: number[] | null;
  /** 'HH:mm', empty for any. */
  time: string;
}

/** What staff typed of a booking at the desk; times 'HH:mm', empty while there are none. */
export interface DeskDraft {
  flowId: string | null;
  needsTimes: boolean;
  personCount: number;
  date: LocalDate;
  startTime: string;
  endTime: string;
  customerId: string | null;
  note: string;
  items: DeskItem[];
  /** Gift cards and vouchers that pay for it, in their order; amount in cents, null for all that it can. */
  codes: DeskCodeForm[];
  /** Id of the booking that the items are added to; its flow, day, times and guests stay. Null for a new one. */
  addTo: string | null;
}

export const emptyDraft = (date: LocalDate, customerId: string | null): DeskDraft => ({
  flowId: null,
  needsTimes: false,
  personCount: 1,
  date,
  startTime: '',
  endTime: '',
  customerId,
  note: '',
  items: [],
  codes: [],
  addTo: null,
});

type Booked = Pick<StaffReservation, 'id' | 'flowId' | 'personCount' | 'startDate'>;

export const additionDraft = ({ id, flowId, personCount, startDate }: Booked): DeskDraft => ({
  ...emptyDraft(startDate, null),
  flowId,
  personCount,
  addTo: id,
});

/** For everybody; of each choice the first. Of another flow it begins anew. Times that are missing become the earliest. */
export function withProduct(
  draft: DeskDraft,
  { id, needsTimes }: Pick<DeskFlow, 'id' | 'needsTimes'>,
  { product, offers }: { product: DeskProduct; offers: Pick<DeskOffers, 'earliestTime' | 'blocks'> },
): DeskDraft {
  const items = draft.flowId === id ? draft.items : [];
  const item: DeskItem = {
    key: Math.max(0, ...items.map(({ key }) => key)) + 1,
    productId: product.xplanId,
    productIds: product.choices.flatMap(([first]) => (first ? [first.xplanId] : [])),
    persons: null,
    time: '',
  };
  if (draft.addTo !== null) return { ...draft, items: [...items, item] };
  const stay = needsTimes && draft.startTime === '' ? firstStay(product, offers) : null;
  const personCount = Math.max(draft.personCount, product.guests);
  return { ...draft, ...stay, personCount, flowId: id, needsTimes, items: [...items, item] };
}

/** From the first minute that guests may go in, as long as may be. */
function firstStay(
  { stay }: DeskProduct,
  { earliestTime, blocks }: Pick<DeskOffers, 'earliestTime' | 'blocks'>,
): Pick<DeskDraft, 'startTime' | 'endTime'> | null {
  const earliest = parseTime(earliestTime ?? '24:00') ?? 0;
  for (const block of blocks) {
    const [opens, closes] = [parseTime(block.startTime) ?? 0, parseTime(block.endTime) ?? 0];
    const from = Math.max(opens, earliest, stay?.arrivalFrom ?? 0);
    const to = Math.min(closes, stay?.departureUntil ?? closes, from + (stay?.maxStay ?? closes));
    if (from < to && from <= (stay?.arrivalTo ?? from)) return { startTime: formatTime(from), endTime: formatTime(to) };
  }
  return null;
}

export const withItem = (draft: DeskDraft, key: number, change: Partial<Omit<DeskItem, 'key'>>): DeskDraft => ({
  ...draft,
  items: draft.items.map((item) => (item.key === key ? { ...item, ...change } : item)),
});

/** Without any, all flows are open again. */
export function withoutItem(draft: DeskDraft, key: number): DeskDraft {
  const items = draft.items.filter((item) => item.key !== key);
  return items.length > 0 || draft.addTo !== null
    ? { ...draft, items }
    : { ...draft, items, flowId: null, needsTimes: false };
}

/** What the server is asked; null while something is missing. */
export function deskForm(draft: DeskDraft): StaffReservationForm | null {
  const { flowId, needsTimes, personCount, date, startTime, endTime, customerId, note } = draft;
  if (flowId === null || !isLocalDate(date)) return null;
  if (needsTimes && !(startTime !== '' && startTime < endTime)) return null;
  const items = draft.items.flatMap(({ persons, productId, productIds, time }) =>
    guestsOf(persons, personCount).map((person) => ({
      person,
      productId,
      productIds,
      preferredTime: time === '' ? null : time,
    })),
  );
  if (items.length === 0) return null;
  const stay = needsTimes ? { startTime, endTime } : {};
  const { codes } = draft;
  const form = { flowId, personCount, date, ...stay, customerId, note, items };
  return codes.length === 0 ? form : { ...form, codes };
}

const guestsOf = (persons: readonly number[] | null, personCount: number): number[] =>
  Array.from({ length: personCount }, (_, at) => at + 1).filter((person) => persons?.includes(person) ?? true);

/** At the times, for the price and from each credit what was told; the parts of an arrangement near theirs. */
export function quotedForm(form: StaffReservationForm, { lines, total, credits }: StaffQuote): StaffReservationForm {
  const open = lines.filter(({ isPart }, at) => !isPart && lines[at + 1]?.isPart !== true);
  const items = form.items.map((item) => {
    const at = open.findIndex(({ person, xplanId }) => person === item.person && xplanId === item.productId);
    const [line] = at < 0 ? [] : open.splice(at, 1);
    return line?.startTime ? { ...item, preferredTime: line.startTime, timeIsFixed: true } : item;
  });
  const codes = form.codes?.map((code, at) => ({ ...code, amount: credits[at]?.amount ?? code.amount }));
  return { ...form, items, total, ...(codes && { codes }) };
}

/** Something would be booked, nothing of what was asked is left out, and each credit pays. */
export const fitsWhole = ({ lines, notBookedProducts, credits }: StaffQuote): boolean =>
  lines.length > 0 && notBookedProducts.length === 0 && credits.every(({ amount }) => amount > 0);

const mostCodes = 10;

/** Once, however often it is read. */
export function withCode(draft: DeskDraft, code: string): DeskDraft {
  const isThere = draft.codes.some((other) => normalGiftCardCode(other.code) === normalGiftCardCode(code));
  if (isThere || draft.codes.length === mostCodes) return draft;
  return { ...draft, codes: [...draft.codes, { code, amount: null }] };
}

export const withoutCode = (draft: DeskDraft, at: number): DeskDraft => ({
  ...draft,
  codes: draft.codes.filter((_, other) => other !== at),
});

/** Cents at most; null for all that it can. */
export const withCodeAmount = (draft: DeskDraft, at: number, amount: number | null): DeskDraft => ({
  ...draft,
  codes: draft.codes.map((code, other) => (other === at ? { ...code, amount } : code)),
});

import type { ChangeQuote, Language, ReservationEventKind } from '#contract/names.ts';
import { visitSpan } from '#domain/booking/timedItems.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import { enqueueChanged } from '#server/mails/mails.service.ts';
import type { MovedItem } from '#server/mails/mails.service.ts';
import { confirmClaims } from '#server/scheduling/claims/claims.service.ts';
import { itemsOf, reservationById } from '../rows/reservations.repo.ts';
import type { ReservationWithItems, Tx } from '../rows/reservation.types.ts';
import { recordEvent } from '../rows/reservationWrites.repo.ts';
import { changeLines } from './changeLines.ts';
import type { ChangedBy, SelfServiceDeps } from './selfServiceDeps.ts';
import { settleChange } from './settleChange.ts';
import type { PaidBefore, SettledMoney } from './settleChange.ts';

export interface CarriedOut {
  quote: ChangeQuote;
  paymentRef: string | null;
}

interface Change {
  paid: PaidBefore;
  by: ChangedBy;
  /** Its data has ids and numbers only. */
  event: { kind: ReservationEventKind; data: object };
  language: Language;
  /** The guest that leaves. */
  leaving?: number | null;
  /** What the venue moved and asks about in the mail; null: nobody is mailed. */
  mailed?: readonly MovedItem[] | null;
}

/** What follows when the items of a locked booking changed: claims, money, credits, history, mail. */
export async function afterChange(
  deps: Pick<SelfServiceDeps, 'money' | 'newId'>,
  tx: Tx,
  before: ReservationWithItems,
  { paid, by, event, language, leaving = null, mailed = [] }: Change,
): Promise<CarriedOut> {
  const { row } = before;
  const key = { venueId: row.venueId, reservationId: row.id };
  await confirmClaims(tx, key);
  const settled = await settleChange(deps.money, tx, row, { before: paid, by });
  const data = { ...event.data, from: row.day };
  await recordEvent(tx, { ...key, id: deps.newId(), kind: event.kind, actor: by.actor, data });
  if (mailed) await enqueueChanged(tx, key, row.sequence + 1, mailed);
  const changed = (await reservationById(tx, row.venueId, row.id)) ?? row;
  const items = await itemsOf(tx, row.venueId, row.id);
  const lines = {
    before: { day: row.day, items: before.items },
    after: { day: changed.day, items },
    leaving,
  };
  return carriedOut(before, { row: changed, items }, { settled, lines: changeLines(lines, language) });
}

/** Of a booking that was cancelled with all that belongs to it. */
export function cancelled(before: ReservationWithItems, settled: SettledMoney): CarriedOut {
  const after = { row: { ...before.row, personCount: 0, total: 0 }, items: [] };
  return carriedOut(before, after, { settled, lines: [] });
}

function carriedOut(
  before: ReservationWithItems,
  after: ReservationWithItems,
  { settled: { paymentRef, ...money }, lines }: { settled: SettledMoney; lines: ChangeQuote['lines'] },
): CarriedOut {
  const visit = visitSpan(after.row, after.items);
  return {
    quote: {
      sequence: before.row.sequence,
      startDate: after.row.day,
      startTime: visit && formatTime(visit.from),
      endTime: visit && formatTime(visit.to),
      personCount: after.row.personCount,
      lines,
      totalBefore: before.row.total,
      total: after.row.total,
      ...money,
    },
    paymentRef,
  };
}

import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import type { Language } from '#domain/values/translated.ts';
import type { VenueBranding } from '#server/db/jsonColumns.ts';
import type { ReservationState } from '#server/db/bookingTables.ts';
import type { RedemptionKind } from '#server/db/creditsTables.ts';
import type { Db } from '#server/db/schema.ts';
import { readBooking } from './booking.repo.ts';
import type { BookingKey } from './booking.repo.ts';
import { visitLines } from './confirmationLines.ts';
import type { SummaryLine } from './confirmationLines.ts';
import { confirmationTexts } from './confirmationTexts.ts';
import { guestBlocks } from './guestBlocks.ts';
import type { BookedLine } from './guestBlocks.ts';
import { orderTexts } from './orderTexts.ts';
import { redeemedTexts } from './redeemedTexts.ts';

/** A booking or an order in the words of its mail. */
export interface BookingWords {
  venueName: string;
  timeZone: string;
  branding: VenueBranding;
  number: string;
  flowType: number;
  state: ReservationState;
  confirmedAt: Date;
  /** Number, and for a visit day, times and place. */
  summary: SummaryLine[];
  groups: { title: string; lines: BookedLine[] }[];
  total: string;
  onLocation: string;
  redeemed: Record<RedemptionKind, string>;
}

/** `null`: unknown, or never confirmed. */
export async function bookingWords(db: Db, key: BookingKey, language: Language): Promise<BookingWords | null> {
  const booking = await readBooking(db, key);
  if (!booking) return null;
  const texts = confirmationTexts[language];
  const isOrder = flowNeeds.isOrderCard({ type: booking.flowType });
  const { venueName, timeZone, branding, number, flowType, state, confirmedAt } = booking;
  const label = isOrder ? orderTexts[language].number : texts.number;
  return {
    venueName,
    timeZone,
    branding,
    number,
    flowType,
    state,
    confirmedAt,
    summary: [{ label, value: number }, ...(isOrder ? [] : visitLines(booking, language))],
    groups: guestBlocks(booking, language).map(({ guest, lines }) => ({
      title: isOrder ? orderTexts[language].ordered : texts.guest(guest),
      lines,
    })),
    total: texts.total,
    onLocation: texts.onLocation,
    redeemed: redeemedTexts[language],
  };
}

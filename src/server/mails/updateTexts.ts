import type { Language } from '#domain/values/translated.ts';
import { de } from './updateTexts.de.ts';
import { en } from './updateTexts.en.ts';
import { fr } from './updateTexts.fr.ts';
import { nl } from './updateTexts.nl.ts';

/** What a notice may say of the money it is about, all in words. */
export interface NoticeFacts {
  venue: string;
  amount: string;
}

export interface NoticeText {
  subject(facts: NoticeFacts): string;
  paragraphs(facts: NoticeFacts): string[];
}

/** Everything that mails about money and about a cancelled reservation say, in one language. */
export interface NoticeTexts {
  /** The payment failed and the reservation is lost. */
  paymentFailed: NoticeText;
  /** The money came when the places were gone. */
  paymentLate: NoticeText;
  refundedToPayment: NoticeText;
  refundedToGiftCard: NoticeText;
  paymentLink: NoticeText & { pay: string; until: string };
  /** `amount`: what was paid; only with `paid` it says what happens to it. */
  cancelled: NoticeText & { paid(facts: NoticeFacts): string; calendar: string };
  cancelledOrder: NoticeText;
  amount: string;
  about: string;
  again: string;
  regards: string;
}

export const noticeTexts: Record<Language, NoticeTexts> = { nl, en, de, fr };

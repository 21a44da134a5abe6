import type { Language } from '#domain/values/translated.ts';
import { de } from './updateTexts.de.ts';
import { en } from './updateTexts.en.ts';
import { fr } from './updateTexts.fr.ts';
import { nl } from './updateTexts.nl.ts';

/** What a notice may say of the money it is about, all in words. */
export interface UpdateFacts {
  venue: string;
  amount: string;
}

export interface UpdateText {
  subject(facts: UpdateFacts): string;
  paragraphs(facts: UpdateFacts): string[];
}

/** Everything that mails about money and about a cancelled reservation say, in one language. */
export interface UpdateTexts {
  /** The payment failed and the reservation is lost. */
  paymentFailed: UpdateText;
  /** The money came when the places were gone. */
  paymentLate: UpdateText;
  refundedToPayment: UpdateText;
  refundedToGiftCard: UpdateText;
  paymentLink: UpdateText & { pay: string; until: string };
  /** `amount`: what was paid; only with `paid` it says what happens to it. */
  cancelled: UpdateText & { paid(facts: UpdateFacts): string; calendar: string };
  cancelledOrder: UpdateText;
  amount: string;
  about: string;
  again: string;
  regards: string;
}

export const updateTexts: Record<Language, UpdateTexts> = { nl, en, de, fr };

import type { Language } from '#domain/values/translated.ts';
import type { ReasonCode } from '#domain/values/reasonCodes.ts';
import { de } from './updateTexts.de.ts';
import { en } from './updateTexts.en.ts';
import { fr } from './updateTexts.fr.ts';
import { nl } from './updateTexts.nl.ts';

export interface UpdateFacts {
  venue: string;
  amount: string;
}

export interface UpdateText {
  subject(facts: UpdateFacts): string;
  paragraphs(facts: UpdateFacts): string[];
}

export interface UpdateTexts {
  paymentFailed: UpdateText;
  paymentLate: UpdateText;
  refundedToPayment: UpdateText;
  /** Before it, where the system had a reason; a late payment has a mail of its own. */
  refundReasons: Record<
    Extract<ReasonCode, 'self_service' | 'changed_at_desk' | 'double_payment' | 'mismatch'>,
    string
  >;
  refundedToGiftCard: UpdateText;
  paymentLink: UpdateText & { pay: string; until: string };
  cancelled: UpdateText & { paid(facts: UpdateFacts): string; calendar: string };
  cancelledOrder: UpdateText;
  amount: string;
  about: string;
  again: string;
  regards: string;
}

export const updateTexts: Record<Language, UpdateTexts> = { nl, en, de, fr };

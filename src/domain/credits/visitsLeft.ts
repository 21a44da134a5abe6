import type { LocalDate } from '../values/localDate.ts';

/** A multi-visit card or subscription. `amount` null: as often as its owner likes; dates inclusive, null: without end. */
export interface VisitCard {
  usableFrom: LocalDate | null;
  usableTo: LocalDate | null;
  amount: number | null;
  used: number;
}

/** Whether a card can be used on this day, visits left or not. Never throws. */
export const isUsableOn = ({ usableFrom, usableTo }: VisitCard, day: LocalDate): boolean =>
  (usableFrom === null || usableFrom <= day) && (usableTo === null || day <= usableTo);

/** Visits left on a card, whatever the day; Infinity for as often as its owner likes. */
export const visitsOn = ({ amount, used }: VisitCard): number =>
  amount === null ? Number.POSITIVE_INFINITY : Math.max(0, amount - used);

/** Visits that the cards together still give on this day; Infinity when one of them has no limit. Never throws. */
export const visitsLeft = (cards: readonly VisitCard[], day: LocalDate): number =>
  cards.filter((card) => isUsableOn(card, day)).reduce((sum, card) => sum + visitsOn(card), 0);

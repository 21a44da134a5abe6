import { newId } from './cashier.ts';
import type { Clock } from './clock.ts';
import type { Ledger } from './ledger.ts';
import { ApiProblem } from './types.ts';
import type { CardToken } from './types.ts';

const HOUR = 3_600_000;
/** The card whose bank pays without asking; every other bank asks first. */
export const UNCHECKED_CARD = '5555555555554444';

export interface CardFields {
  cardHolder: string;
  cardNumber: string;
  /** As '12/29'. */
  expiryDate: string;
  verificationCode: string;
}

export type CardField = keyof CardFields;

export interface CardDesk {
  /** Makes a token for a card, or tells which field is wrong. */
  issue(card: CardFields): { token: string } | { field: CardField };
  /** Uses a token up: once, and within the hour. Throws an `ApiProblem` 422. */
  take(token: string): CardToken;
}

/** Exchanges cards for tokens and tokens for payments. */
export function createCardDesk(ledger: Ledger, clock: Clock): CardDesk {
  return {
    issue(card) {
      const field = wrongField(card, clock.now());
      if (field !== null) return { field };
      const number = card.cardNumber.replaceAll(' ', '');
      const { id } = ledger.cardTokens.put({
        id: newId('tkn'),
        createdAt: clock.now(),
        lastFour: number.slice(-4),
        holder: card.cardHolder.trim(),
        needsCheck: number !== UNCHECKED_CARD,
      });
      return { token: id };
    },
    take(token) {
      const known = ledger.cardTokens.get(token);
      if (!known || clock.now() >= known.createdAt + HOUR) {
        throw new ApiProblem(422, 'The card token is invalid or expired', 'cardToken');
      }
      ledger.cardTokens.remove(token);
      return known;
    },
  };
}

function wrongField(card: CardFields, now: number): CardField | null {
  if (card.cardHolder.trim() === '') return 'cardHolder';
  if (!isCardNumber(card.cardNumber.replaceAll(' ', ''))) return 'cardNumber';
  if (!isStillValid(card.expiryDate.replaceAll(' ', ''), now)) return 'expiryDate';
  return /^\d{3,4}$/.test(card.verificationCode) ? null : 'verificationCode';
}

/** Whether the last digit fits the others (Luhn's formula). */
function isCardNumber(number: string): boolean {
  if (!/^\d{13,19}$/.test(number)) return false;
  const sum = Array.from(number)
    .toReversed()
    .reduce((total, digit, place) => {
      const doubled = Number(digit) * (place % 2 === 0 ? 1 : 2);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum % 10 === 0;
}

function isStillValid(expiryDate: string, now: number): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2])\/?(\d{2})$/.exec(expiryDate) ?? [];
  if (month === undefined || year === undefined) return false;
  return Date.UTC(2000 + Number(year), Number(month)) > now;
}

import { PaymentProviderError } from './paymentPort.ts';

export function toMollieValue(cents: number): string {
  if (!Number.isSafeInteger(cents) || cents < 0) {
    throw new PaymentProviderError('rejected', 'an amount must be a whole number of cents, 0 or more');
  }
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Digit by digit, because a float would lose cents. Null for any other text. */
export function fromMollieValue(value: string): number | null {
  if (!/^\d+\.\d{2}$/.test(value)) return null;
  const cents = Number(value.replace('.', ''));
  return Number.isSafeInteger(cents) ? cents : null;
}

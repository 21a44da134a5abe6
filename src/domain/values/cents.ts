/** Money in whole cents of the venue's currency, VAT included. */
export type Cents = number;

/** The sum of the amounts; 0 of none. Never throws. */
export function sumOf(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

const pattern = /^€?\s*(\d{1,7})(?:[.,](\d{1,2}|-))?$/;

/** An amount as somebody types it ('25', '25,50', '25.5', '25,-', '€ 25'), in cents; null for any other text. Never throws. */
export function parseEuros(typed: string): Cents | null {
  const [, euros, rest] = pattern.exec(typed.trim()) ?? [];
  if (euros === undefined) return null;
  const cents = rest === undefined || rest === '-' ? 0 : Number(rest.padEnd(2, '0'));
  return Number(euros) * 100 + cents;
}

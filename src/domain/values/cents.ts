/** Whole cents of the venue's currency, VAT included. */
export type Cents = number;

export function sumOf(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

const pattern = /^€?\s*(\d{1,7})(?:[.,](\d{1,2}|-))?$/;

/** From '25', '25,50', '25.5', '25,-' or '€ 25'; null for any other text. */
export function parseEuros(typed: string): Cents | null {
  const [, euros, rest] = pattern.exec(typed.trim()) ?? [];
  if (euros === undefined) return null;
  const cents = rest === undefined || rest === '-' ? 0 : Number(rest.padEnd(2, '0'));
  return Number(euros) * 100 + cents;
}

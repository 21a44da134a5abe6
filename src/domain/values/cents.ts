/** Money in whole cents of the venue's currency, VAT included. */
export type Cents = number;

/** The sum of the amounts; 0 of none. Never throws. */
export function sumOf(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

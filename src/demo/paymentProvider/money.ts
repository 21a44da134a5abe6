/** Reads an API amount such as '12.50' as cents; `null` for any other text. */
export function parseValue(value: string): number | null {
  const parts = /^(\d{1,9})\.(\d{2})$/.exec(value);
  return parts ? Number(parts[1]) * 100 + Number(parts[2]) : null;
}

/** Writes cents as an API amount in `currency`. */
export function apiAmount(cents: number, currency = 'EUR'): { currency: string; value: string } {
  const whole = Math.trunc(cents / 100);
  return { currency, value: `${whole}.${String(cents % 100).padStart(2, '0')}` };
}

/** Writes cents for Dutch readers: '€ 12,50'. */
export function dutchAmount(cents: number): string {
  return new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' }).format(cents / 100);
}

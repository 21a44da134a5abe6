import { formatEuro } from '#domain/values/money.ts';
import type { Language } from '#domain/values/translated.ts';

/** Fields of entries that hold cents. */
const amounts: ReadonlySet<string> = new Set([
  'price',
  'worth',
  'amount',
  'balance',
  'openingFloat',
  'countedCash',
  'slipTotal',
  'leftInDrawer',
  'cashDifference',
  'cardDifference',
]);

/** Null for what is no amount. */
export const auditAmount = (field: string, value: unknown, language: Language): string | null =>
  amounts.has(field) && typeof value === 'number' ? formatEuro(value, language) : null;

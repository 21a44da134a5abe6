import { formatPrice } from '#domain/values/money.ts';
import type { Locale } from './locale.ts';

const spoken: Record<Locale, { minus: string; euro: string; euros: string; cent: string; cents: string }> = {
  nl: { minus: 'min', euro: 'euro', euros: 'euro', cent: 'cent', cents: 'cent' },
  en: { minus: 'minus', euro: 'euro', euros: 'euros', cent: 'cent', cents: 'cents' },
  de: { minus: 'minus', euro: 'Euro', euros: 'Euro', cent: 'Cent', cents: 'Cent' },
  fr: { minus: 'moins', euro: 'euro', euros: 'euros', cent: 'centime', cents: 'centimes' },
};

function split(cents: number): { minus: boolean; euros: number; rest: number } {
  const size = Math.abs(cents);
  return { minus: cents < 0, euros: Math.floor(size / 100), rest: size % 100 };
}

/** Cents as read aloud: 1250 → '12 euro 50', 1200 → '12 euro', 50 → '50 cent'. */
export function spokenCents(cents: number, locale: Locale): string {
  const words = spoken[locale];
  const { minus, euros, rest } = split(cents);
  const parts: string[] = minus ? [words.minus] : [];
  if (euros > 0 || rest === 0) parts.push(String(euros), euros === 1 ? words.euro : words.euros);
  if (rest > 0) parts.push(euros > 0 ? String(rest).padStart(2, '0') : String(rest));
  if (rest > 0 && euros === 0) parts.push(rest === 1 ? words.cent : words.cents);
  return parts.join(' ');
}

export function priceOf(cents: number, locale: Locale): { text: string; spoken: string } {
  return { text: formatPrice(cents, locale), spoken: spokenCents(cents, locale) };
}

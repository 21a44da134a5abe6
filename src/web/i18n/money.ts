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

/** Cents as the venue writes them in all languages: 1250 → '12,50', 1200 → '12,-'. */
export function formatCents(cents: number): string {
  const { minus, euros, rest } = split(cents);
  const whole = String(euros).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${minus ? '−' : ''}${whole},${rest === 0 ? '-' : String(rest).padStart(2, '0')}`;
}

/** 1200 → '€ 12,-', with a non-breaking space. */
export function formatEuro(cents: number): string {
  return cents < 0 ? `−€\u00A0${formatCents(-cents)}` : `€\u00A0${formatCents(cents)}`;
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
  return { text: formatCents(cents), spoken: spokenCents(cents, locale) };
}

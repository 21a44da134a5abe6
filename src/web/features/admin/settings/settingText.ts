import { languages } from '#domain/values/translated.ts';
import { formatPrice } from '#domain/values/money.ts';
import type { Locale } from '#web/i18n/locale.ts';
import type { SettingSpec } from './settingSpec.ts';
import { valueAt } from '../kit/form/valueAt.ts';

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export type SettingWords = { locale: Locale; yes: string; no: string };

/** A setting's value in words, to compare two versions. */
export function settingText(spec: SettingSpec, values: unknown, { locale, yes, no }: SettingWords): string {
  const value = valueAt(values, spec.name);
  switch (spec.kind) {
    case 'own':
      return spec.textOf(value);
    case 'switch':
      return value === true ? yes : no;
    case 'texts':
      return languages
        .map((language) => textOf(valueAt(value, language)))
        .filter(Boolean)
        .join(' · ');
    case 'choice':
      return spec.options.find((option) => option.value === value)?.label ?? '';
    case 'number':
      return numberText(value, spec, locale);
    default:
      return textOf(value);
  }
}

function numberText(value: unknown, { unit, isCents }: { unit?: string; isCents?: true }, locale: Locale): string {
  if (typeof value !== 'number') return '';
  return isCents ? formatPrice(value, locale) : [String(value), unit].filter(Boolean).join(' ');
}

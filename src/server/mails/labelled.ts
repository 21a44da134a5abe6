import type { Language } from '#domain/values/translated.ts';
import type { SummaryLine } from './confirmationLines.ts';

/** 'Totaal: € 12,-'; French sets a space before its colon. */
export const labelled = (language: Language, label: string, value: string): string =>
  `${label}${language === 'fr' ? '\u00A0' : ''}: ${value}`;

export const labelledLine =
  (language: Language) =>
  ({ label, value }: SummaryLine): string =>
    labelled(language, label, value);

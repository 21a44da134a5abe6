import type { Translated } from '#domain/values/translated.ts';

/** One text of the catalogue in the four languages of the venue. */
export const text = (nl: string, en: string, de: string, fr: string): Translated => ({ nl, en, de, fr });

import { plainTextOf } from '#domain/catalog/richText.ts';
import type { RichText } from '#domain/catalog/richText.ts';

export const plainText = (text: RichText): string => plainTextOf(text);

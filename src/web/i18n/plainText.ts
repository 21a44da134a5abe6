import { plainTextOf } from '#domain/catalog/richText.ts';
import type { RichText } from '#domain/catalog/richText.ts';

/** Rich text without its marks. */
export const plainText = (text: RichText): string => plainTextOf(text);

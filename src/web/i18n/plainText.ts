import { plainTextOf } from '#domain/catalog/plainTextOf.ts';
import type { RichText } from '#domain/catalog/richText.ts';

/** The words of a text of the venue in which marks are allowed, as the name of a product. */
export const plainText = (text: RichText): string => plainTextOf(text);

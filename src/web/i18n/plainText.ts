import { plainTextOf } from '#domain/catalog/plainTextOf.ts';
import { parseRichText } from '#domain/catalog/richText.ts';

/** The words of a text of the venue in which marks are allowed, as the name of a product. */
export const plainText = (html: string): string => plainTextOf(parseRichText(html));
